import type { OpenAttemptPage, SiteExams } from '@prostuti/contract'
import type { ExamMode } from './exam-address.ts'

/**
 * This person's open attempt, or null. The page's head is on its way already when this is asked, so a failure must not
 * end the page: the element asks the API itself, tries again, and says what is wrong.
 */
export async function openAttempt(
  exams: Pick<SiteExams, 'openAttempt'>,
  exam: string,
  mode: ExamMode,
): Promise<OpenAttemptPage | null> {
  try {
    return await exams.openAttempt(exam, mode)
  } catch (error) {
    console.error('an exam page goes out without its attempt', error)
    return null
  }
}

import type { ExamCard, SiteHost } from '@prostuti/contract'

/**
 * The running exam that this person has begun and not handed in, or null. Specification §2: an unsubmitted exam in
 * progress leads to its questions.
 */
export async function unfinishedExam(host: SiteHost, running: readonly ExamCard[]): Promise<string | null> {
  const begun = running.filter(exam => exam.participated)
  const details = await Promise.all(begun.map(exam => host.exam(exam.id)))
  return details.find(exam => exam?.rights.resume)?.id ?? null
}

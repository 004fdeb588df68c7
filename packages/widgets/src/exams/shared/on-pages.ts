import type { ExamCard } from '@prostuti/contract'

/** Those that have a page: some are the app's alone. A server of before says nothing of it. */
export function onPages<Card extends Pick<ExamCard, 'web_view'>>(exams: readonly Card[]): Card[] {
  return exams.filter(exam => exam.web_view !== false)
}

import { formatDate } from '@prostuti/sdk/i18n/format'
import { formatDay } from '../../foundation/text/format.ts'
import type { Language } from '../../foundation/text/translate.ts'

/** Exams that start on one day in Dhaka. */
export interface ExamDay<Exam> {
  /** `আজ`, `আগামীকাল`; null for days further away. */
  name: string | null
  /** `শনিবার, ২১ নভেম্বর ২০২৬`. */
  date: string
  exams: readonly Exam[]
}

/** Puts exams, soonest first, under the days on which they start. `now` is the server's clock in milliseconds. */
export function daysOf<Exam extends { start_time: string }>(
  exams: readonly Exam[],
  language: Language,
  now: number,
): ExamDay<Exam>[] {
  const days: { name: string | null; date: string; exams: Exam[] }[] = []
  for (const exam of exams) {
    const date = formatDate(exam.start_time, language, { weekday: true })
    if (days.at(-1)?.date !== date) days.push({ name: nameOf(exam.start_time, language, now), date, exams: [] })
    days.at(-1)!.exams.push(exam)
  }
  return days
}

/** What is further away than tomorrow has a date for a name, and the date stands there anyway. */
function nameOf(start: string, language: Language, now: number): string | null {
  const name = formatDay(start, language, now)
  return /\p{Nd}/u.test(name) ? null : name
}

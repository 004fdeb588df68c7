import { circularDays, maxVacancy } from '@prostuti/contract/circulars/bounds'
import { type CircularField, type CircularValues, withScheme } from '../circular/circular-values.ts'

/** What is wrong with a field before it is sent. */
export type FieldProblem = 'needed' | 'number' | 'link' | 'day' | 'before_start' | 'time_of_no_day'

const publicLink = /^https:\/\/[^\s/@:?#\\]+\.[^\s/@:?#\\]+(?::\d{1,5})?(?:[/?#]\S*)?$/i
const isLink = (text: string): boolean => text.trim() === '' || publicLink.test(withScheme(text))
const isDay = (day: string): boolean => day === '' || (day >= circularDays.from && day <= circularDays.to)

const links = ['apply_link', 'post_url', 'url'] as const
const days = ['application_start_date', 'deadline', 'exam_date'] as const

/** The fields that cannot be saved so, by name. */
export function problemsOf(values: CircularValues): Partial<Record<CircularField, FieldProblem>> {
  const problems: Partial<Record<CircularField, FieldProblem>> = {}
  for (const field of ['title', 'company'] as const) if (values[field].trim() === '') problems[field] = 'needed'
  if (values.vacancy !== null && (values.vacancy < 1 || values.vacancy > maxVacancy)) problems.vacancy = 'number'
  for (const field of links) if (!isLink(values[field])) problems[field] = 'link'
  const { application_start_date: start, deadline, deadline_time: time, exam_date: exam } = values
  if (start !== '' && deadline !== '' && deadline < start) problems.deadline = 'before_start'
  if (start !== '' && exam !== '' && exam < start) problems.exam_date = 'before_start'
  if (time !== '' && deadline === '') problems.deadline_time = 'time_of_no_day'
  for (const field of days) if (!isDay(values[field])) problems[field] = 'day'
  if (!isDay(values.published_on)) problems.published_on = 'day'
  return problems
}

/** The same fields without what cannot be sent: what learners would see of the rest. */
export function withoutProblems(values: CircularValues): CircularValues {
  const blank = Object.fromEntries(
    Object.keys(problemsOf(values)).map(field => [
      field,
      field === 'vacancy' ? null : field === 'title' || field === 'company' ? '…' : '',
    ]),
  )
  return { ...values, ...blank }
}

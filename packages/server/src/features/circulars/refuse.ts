import { circularDays } from '@prostuti/contract'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** One field that its shape allows and the others do not; `code` names the rule. */
export function refusedField(path: string, code: string, message: string): AppError {
  return new AppError('validation_failed', { fields: [{ path, code, message }] })
}

interface Days {
  readonly application_start_date: string | null
  readonly deadline: string | null
  readonly deadline_time: string | null
  readonly exam_date: string | null
  readonly published_on: string | null
}

/** Throws `validation_failed` at the field that does not go with the others. */
export function refuseImpossibleDays(days: Days): void {
  const {
    application_start_date: start,
    deadline,
    deadline_time: time,
    exam_date: exam,
    published_on: published,
  } = days
  if (start !== null && deadline !== null && deadline < start)
    throw refusedField('deadline', 'before_start', 'Applications end before they begin')
  if (time !== null && deadline === null)
    throw refusedField('deadline_time', 'without_deadline', 'A time needs a day that it is of')
  if (start !== null && exam !== null && exam < start)
    throw refusedField('exam_date', 'before_start', 'The exam is before applications begin')
  if (published !== null && !isInRange(published))
    throw refusedField('published_on', 'outside', `An instant from ${circularDays.from} to ${circularDays.to}`)
}

const isInRange = (instant: string): boolean => {
  const day = dhakaDay(instant)
  return day >= circularDays.from && day <= circularDays.to
}

/** Throws `validation_failed` for a range that ends before it begins. */
export function refuseTurnedRange({ date_l, date_r }: { date_l?: string; date_r?: string }, within = ''): void {
  if (date_l !== undefined && date_r !== undefined && date_r < date_l)
    throw refusedField(`${within}date_r`, 'before_start', 'The range ends before it begins')
}

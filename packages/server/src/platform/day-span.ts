import { addDays, dhakaDay, startOfDhakaDay } from './dhaka-day.ts'
import { AppError } from './errors/app-error.ts'

/** Days in Dhaka (`YYYY-MM-DD`), both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

const defaultDays = 30
const mostDays = 366

/** The days that the caller asks for, by default the last 30. Throws `validation_failed` for none and for more than a year's. */
export function spanOf(asked: Partial<DaySpan>, now: number): DaySpan {
  const to = asked.to ?? dhakaDay(now)
  const from = asked.from ?? addDays(to, 1 - defaultDays)
  if (from > to || addDays(from, mostDays) <= to)
    throw new AppError('validation_failed', {
      fields: [{ path: 'to', code: 'custom', message: 'a year after `from` at most, and not before it' }],
    })
  return { from, to }
}

/** The instants between which a span lies, the second one excluded. */
export function instantsOf({ from, to }: DaySpan): [Date, Date] {
  return [new Date(startOfDhakaDay(from)), new Date(startOfDhakaDay(addDays(to, 1)))]
}

/** Every day of a span, in order. */
export function daysOf({ from, to }: DaySpan): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

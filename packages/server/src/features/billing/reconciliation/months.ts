import { addDays, startOfDhakaDay } from '../../../platform/dhaka-day.ts'

/** The instants between which a month in Dhaka lies, the second one excluded. */
export function instantsOfMonth(month: string): [Date, Date] {
  const first = `${month}-01`
  // 31 days later is always in the next month.
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return [new Date(startOfDhakaDay(first)), new Date(startOfDhakaDay(next))]
}

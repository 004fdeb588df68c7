import { addDays, startOfDhakaDay } from '../../../platform/dhaka-day.ts'

/** Days in Dhaka of one month, both included. */
export interface DaysOfMonth {
  /** `2026-11`. */
  readonly month: string
  readonly from: string
  readonly to: string
}

/** All days of a month. */
export function daysOfMonth(month: string): DaysOfMonth {
  const from = `${month}-01`
  // 31 days later is always in the next month.
  return { month, from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

/** The instants between which days in Dhaka lie, the second one excluded. */
export const instantsOf = ({ from, to }: Pick<DaysOfMonth, 'from' | 'to'>): [Date, Date] => [
  new Date(startOfDhakaDay(from)),
  new Date(startOfDhakaDay(addDays(to, 1))),
]

import type { StandingsPeriod } from '@prostuti/contract'
import { addDays } from '../../../../platform/dhaka-day.ts'

/** A period of many exams. */
export type LongPeriod = Exclude<StandingsPeriod, 'exam'>

/** Its first and last day in Dhaka, `YYYY-MM-DD`. */
export interface PeriodDays {
  readonly kind: LongPeriod
  readonly from: string
  readonly to: string
}

const friday = 5

/**
 * The week (Saturday to Friday), month or quarter of a day.
 *
 * @example periodOf('week', '2026-11-27') // from 2026-11-21 to 2026-11-27
 */
export function periodOf(kind: LongPeriod, day: string): PeriodDays {
  if (kind === 'week') {
    const to = addDays(day, (friday - new Date(day).getUTCDay() + 7) % 7)
    return { kind, from: addDays(to, -6), to }
  }
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7)) - 1
  const [first, months] = kind === 'month' ? [month, 1] : [month - (month % 3), 3]
  return { kind, from: dayText(year, first, 1), to: dayText(year, first + months, 0) }
}

/** The one that ends the day before. */
export function periodBefore({ kind, from }: PeriodDays): PeriodDays {
  return periodOf(kind, addDays(from, -1))
}

function dayText(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

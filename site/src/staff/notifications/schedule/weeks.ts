import { dhakaDay, inDhaka, startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { addDays } from '../../foundation/text/days.ts'

export const shownDays = 28

/** The Saturday on or before a day, `YYYY-MM-DD`: weeks begin with it. */
export function weekStart(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday + 1) % 7))
}

/** The first instant of a Dhaka day. */
export const startOf = (day: string): string => new Date(startOfDhakaDay(day)).toISOString()

export const dayOfInstant = (at: string | number): string => dhakaDay(at)

export const dayOfMonth = (day: string): number => inDhaka(startOf(day)).getUTCDate()

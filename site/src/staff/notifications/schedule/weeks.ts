import { dhakaDay, inDhaka, startOfDhakaDay } from '@prostuti/contract/dhaka-time'

const dayMs = 86_400_000
export const shownDays = 28

/** The Saturday on or before a day, `YYYY-MM-DD`: weeks begin with it. */
export function weekStart(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday + 1) % 7))
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The first instant of a Dhaka day. */
export const startOf = (day: string): string => new Date(startOfDhakaDay(day)).toISOString()

export const dayOfInstant = (at: string | number): string => dhakaDay(at)

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export const dayOfMonth = (day: string): number => inDhaka(startOf(day)).getUTCDate()

import type { CircularCard } from '@prostuti/contract'
import { inDhaka } from '@prostuti/contract/dhaka-time'

const dayMs = 86_400_000

/** Days from which on nothing presses. */
const pressingDays = 3

/**
 * How long one can apply. `days` are nights in Dhaka until the last day: 0 is today. `share` is what is left of the time for
 * applying, 0 to 1, and `end` its last minute, in milliseconds since 1970.
 */
export type TimeLeft =
  | { readonly kind: 'over'; readonly end: number }
  | { readonly kind: 'later'; readonly opens: number; readonly days: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly days: number; readonly share: number; readonly end: number; pressing: boolean }

/** The days of a circular, in Dhaka. */
export type Dated = Pick<CircularCard, 'opens_at' | 'ends_at' | 'deadline_time' | 'published_on'>

const dayNumber = (at: number): number => Math.floor(inDhaka(at).getTime() / dayMs)

/** `now` is the server's, in milliseconds since 1970. */
export function timeLeft(circular: Dated, now: number): TimeLeft {
  const opens = circular.opens_at === null ? null : Date.parse(circular.opens_at)
  const ends = circular.ends_at === null ? null : Date.parse(circular.ends_at)
  // The end of a day is said as its last minute; a time of day as itself.
  const end = ends === null ? 0 : circular.deadline_time === null ? ends - 60_000 : ends
  if (ends !== null && now >= ends) return { kind: 'over', end }
  if (opens !== null && now < opens) return { kind: 'later', opens, days: dayNumber(opens) - dayNumber(now) }
  if (ends === null) return { kind: 'unknown' }
  const days = dayNumber(ends - 1) - dayNumber(now)
  const begins = opens ?? (circular.published_on === null ? null : Date.parse(circular.published_on))
  const share = begins === null || begins >= ends ? 1 : Math.min(1, (ends - now) / (ends - begins))
  return { kind: 'open', days, share, end, pressing: days <= pressingDays }
}

/** Where a circular stands in a list by deadline. */
export type DeadlineGroup = 'this_week' | 'later' | 'undated' | 'not_open'

/** Weeks are Saturday to Friday. */
export function deadlineGroup(circular: Dated, now: number): DeadlineGroup {
  const left = timeLeft(circular, now)
  if (left.kind === 'later') return 'not_open'
  if (left.kind === 'unknown') return 'undated'
  if (left.kind === 'over') return 'this_week'
  const untilFriday = (5 - inDhaka(now).getUTCDay() + 7) % 7
  return left.days <= untilFriday ? 'this_week' : 'later'
}

import { dhakaDay } from '../../../../platform/dhaka-day.ts'
import type { announcementDates } from '../tables.ts'

const hourMs = 3_600_000

type Due = Pick<typeof announcementDates.$inferSelect, 'at' | 'state' | 'begunAt'>

/**
 * Whether it is too late for a date, where no process was there at its time. One of its own day still goes out, and one of just
 * before midnight within the hour; what has begun goes on for a day, so that nobody of an audience is left behind.
 */
export function isMissed({ at, begunAt }: Due, now: number): boolean {
  if (begunAt !== null) return now - begunAt.getTime() > 24 * hourMs
  return dhakaDay(at.getTime()) !== dhakaDay(now) && now - at.getTime() > hourMs
}

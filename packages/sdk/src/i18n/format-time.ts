import type { Language } from '@prostuti/contract'
import { localDigits, twoDigits } from './digits.ts'

/** Asia/Dhaka is UTC+6 all year (it tried summer time once, in 2009): no Intl on the way of a ticking clock. */
const dhakaMs = 6 * 3_600_000

/** The parts of a Bangla day, each until the hour after it (CLDR's hours). */
const partsOfDay: readonly (readonly [until: number, name: string])[] = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [16, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
]

/** An instant as ISO 8601 or as milliseconds since 1970. */
export type Instant = string | number

/** @example formatTime('2026-11-21T04:05:00Z', 'bn') // → 'সকাল ১০:০৫'; in English '10:05 am' */
export function formatTime(instant: Instant, language: Language): string {
  const time = inDhaka(instant)
  const hour = time.getUTCHours()
  const clock = localDigits(`${hour % 12 || 12}:${twoDigits(time.getUTCMinutes())}`, language)
  if (language === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  return `${partsOfDay.find(([until]) => hour < until)![1]} ${clock}`
}

/** The day that it is in Dhaka, `YYYY-MM-DD`, at an instant. */
export function dhakaDay(instant: Instant): string {
  return inDhaka(instant).toISOString().slice(0, 10)
}

/** A date whose UTC fields read as Dhaka's. */
export function inDhaka(instant: Instant): Date {
  return new Date((typeof instant === 'number' ? instant : Date.parse(instant)) + dhakaMs)
}

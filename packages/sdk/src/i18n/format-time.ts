import type { Language } from '@prostuti/contract'
import { dhakaDay, type Instant, inDhaka } from '@prostuti/contract/dhaka-time'
import { localDigits, twoDigits } from './digits.ts'

export { dhakaDay, type Instant, inDhaka }

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

/**
 * A time of day as people read it, in Dhaka’s time.
 * @example formatTime('2026-11-21T04:05:00Z', 'bn') // → 'সকাল ১০:০৫'; in English '10:05 am'
 */
export function formatTime(instant: Instant, language: Language): string {
  const time = inDhaka(instant)
  const hour = time.getUTCHours()
  const clock = localDigits(`${hour % 12 || 12}:${twoDigits(time.getUTCMinutes())}`, language)
  if (language === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  return `${partsOfDay.find(([until]) => hour < until)![1]} ${clock}`
}

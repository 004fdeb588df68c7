import type { Language } from '@prostuti/contract'
import { localDigits, twoDigits } from './digits.ts'

export { formatClock } from './format-clock.ts'

/** Asia/Dhaka is UTC+6 all year (it tried summer time once, in 2009): no Intl on the way of a ticking clock. */
const dhakaMs = 6 * 3_600_000

const months = {
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

const weekdays = {
  bn: 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

/** The parts of a Bangla day, each until the hour after it (CLDR's hours). */
const partsOfDay: readonly (readonly [until: number, name: string])[] = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [16, 'দুপুর'],
  [18, 'বিকাল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
]

/** An instant as ISO 8601 or as milliseconds since 1970. */
export type Instant = string | number

/**
 * Groups as people in Bangladesh do: thousands, then hundreds of thousands.
 * @example formatNumber(1234567, 'bn') // → '১২,৩৪,৫৬৭'
 */
export function formatNumber(value: number, language: Language): string {
  const [whole, fraction] = String(Math.abs(value)).split('.') as [string, string?]
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return localDigits(`${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`, language)
}

/** Marks with two places, as they stand on a mark sheet; a third only where there is one. */
export function formatMarks(marks: number, language: Language): string {
  const text = Math.abs(marks).toFixed(3).replace(/0$/, '')
  return localDigits(`${marks < 0 ? '−' : ''}${text}`, language)
}

/** @example formatTime('2026-11-21T04:05:00Z', 'bn') // → 'সকাল ১০:০৫'; in English '10:05 am' */
export function formatTime(instant: Instant, language: Language): string {
  const time = inDhaka(instant)
  const hour = time.getUTCHours()
  const clock = localDigits(`${hour % 12 || 12}:${twoDigits(time.getUTCMinutes())}`, language)
  if (language === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  return `${partsOfDay.find(([until]) => hour < until)![1]} ${clock}`
}

/** @example formatDate('2026-11-21T04:00:00Z', 'bn', { weekday: true }) // → 'শনিবার, ২১ নভেম্বর ২০২৬' */
export function formatDate(instant: Instant, language: Language, { weekday = false } = {}): string {
  const day = inDhaka(instant)
  const date = `${day.getUTCDate()} ${months[language][day.getUTCMonth()]} ${day.getUTCFullYear()}`
  return localDigits(weekday ? `${weekdays[language][day.getUTCDay()]}, ${date}` : date, language)
}

/** Date and time of an instant, in Dhaka. */
export function formatInstant(instant: Instant, language: Language): string {
  return `${formatDate(instant, language)}, ${formatTime(instant, language)}`
}

/** The hour of the day in Dhaka, 0 to 23: for greetings. */
export function dhakaHour(instant: Instant): number {
  return inDhaka(instant).getUTCHours()
}

/** A date whose UTC fields read as Dhaka's. */
function inDhaka(instant: Instant): Date {
  return new Date((typeof instant === 'number' ? instant : Date.parse(instant)) + dhakaMs)
}

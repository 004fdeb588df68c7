import type { Language } from '@prostuti/contract'
import { localDigits } from './digits.ts'
import { formatTime, type Instant, inDhaka } from './format-time.ts'

export { formatClock } from './format-clock.ts'
export { dhakaDay, formatTime, type Instant } from './format-time.ts'

const months = {
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

const weekdays = {
  bn: 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

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

/**
 * A day as people read it, in Dhaka’s time.
 * @example formatDate('2026-11-21T04:00:00Z', 'bn', { weekday: true }) // → 'শনিবার, ২১ নভেম্বর ২০২৬'
 */
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

import type { Language } from '@prostuti/contract'
import { localDigits } from './digits.ts'
import { formatPlainDate } from './format-plain-date.ts'
import { formatTime, type Instant, inDhaka } from './format-time.ts'

export { formatClock } from './format-clock.ts'
export { formatNumber } from './format-number.ts'
export { formatPlainDate } from './format-plain-date.ts'
export { dhakaDay, formatTime, type Instant } from './format-time.ts'

const weekdays = {
  bn: 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

/** Marks with two places, as they stand on a mark sheet; a third only where there is one. */
export function formatMarks(marks: number, language: Language): string {
  const text = Math.abs(marks).toFixed(3).replace(/0$/, '')
  return localDigits(`${marks < 0 ? '−' : ''}${text}`, language)
}

/** @example formatDate('2026-11-21T04:00:00Z', 'bn', { weekday: true }) // → 'শনিবার, ২১ নভেম্বর ২০২৬' */
export function formatDate(instant: Instant, language: Language, { weekday = false } = {}): string {
  const day = formatPlainDate(instant, language)
  return weekday ? `${weekdays[language][inDhaka(instant).getUTCDay()]}, ${day}` : day
}

/** Date and time of an instant, in Dhaka. */
export function formatInstant(instant: Instant, language: Language): string {
  return `${formatDate(instant, language)}, ${formatTime(instant, language)}`
}

/** The hour of the day in Dhaka, 0 to 23: for greetings. */
export function dhakaHour(instant: Instant): number {
  return inDhaka(instant).getUTCHours()
}

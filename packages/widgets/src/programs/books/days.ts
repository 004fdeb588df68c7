import { formatDate } from '@prostuti/sdk/i18n/format'
import { formatDay } from '../../foundation/text/format.ts'
import type { Language } from '../../foundation/text/translate.ts'

/** Noon of a day (`YYYY-MM-DD`) in Dhaka, in milliseconds: far from both midnights, whatever the device's own zone. */
const noonOf = (day: string): number => Date.parse(`${day}T06:00:00Z`)

const dayMs = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day) + days * dayMs).toISOString().slice(0, 10)

/** 0: Sunday. */
export const weekdayOf = (day: string): number => new Date(noonOf(day)).getUTCDay()

/** The seven days of the week in which a day lies; in Bangladesh it begins on Saturday. */
export function weekOf(day: string): string[] {
  const first = addDays(day, -((weekdayOf(day) + 1) % 7))
  return Array.from({ length: 7 }, (_, place) => addDays(first, place))
}

/** `আজ`, `আগামীকাল`, else `২৪ নভেম্বর`. */
export const dayWords = (day: string, today: string, language: Language): string =>
  formatDay(new Date(noonOf(day)).toISOString(), language, noonOf(today))

/** `মঙ্গলবার, ২৪ নভেম্বর`. */
export const longDay = (day: string, language: Language): string =>
  formatDate(noonOf(day), language, { weekday: true }).replace(/ \S+$/, '')

/** `২৪ নভেম্বর ২০২৬`. */
export const fullDay = (day: string, language: Language): string => formatDate(noonOf(day), language)

/** `নভেম্বর ২০২৬`. */
export const monthOf = (day: string, language: Language): string =>
  formatDate(noonOf(day), language).replace(/^\S+ /, '')

import type { Language } from '@prostuti/contract'
import { startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { formatDate, formatTime } from '@prostuti/sdk/i18n/format'

/** A day, `YYYY-MM-DD`, in the parts in which a list shows it. */
export function dayParts(
  day: string,
  language: Language,
): { day: string; month: string; year: string; weekday: string } {
  const instant = startOfDhakaDay(day)
  const [number, month, year] = formatDate(instant, language).split(' ') as [string, string, string]
  const weekday = formatDate(instant, language, { weekday: true }).split(',', 1)[0]!
  return { day: number, month, year, weekday }
}

/** `hh:mm` of a day in Dhaka, in words: `সকাল ১০:০০`. */
export function timeText(day: string, time: string, language: Language): string {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return formatTime(startOfDhakaDay(day) + (hours * 60 + minutes) * 60_000, language)
}

/** Weekday, date and, where it is known, time: `শুক্রবার, ২৭ নভেম্বর ২০২৬, সকাল ১০:০০`. */
export function examDayText(day: string, time: string | null, language: Language): string {
  const date = formatDate(startOfDhakaDay(day), language, { weekday: true })
  return time ? `${date}, ${timeText(day, time, language)}` : date
}

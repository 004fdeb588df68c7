import { dhakaDay, inDhaka } from '@prostuti/contract/dhaka-time'
import type { TimeLeft } from '@prostuti/sdk/circulars'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { formatTime } from '../../foundation/text/format.ts'
import type { Language, Translate } from '../../foundation/text/translate.ts'

interface Words {
  t: Translate
  language: Language
  /** The server's, in milliseconds since 1970. */
  now: number
}

/** `২৬ নভেম্বর`; with the year where it is not this one. */
export function dayWords(at: number, { language, now }: Omit<Words, 't'>, options?: { weekday: boolean }): string {
  const words = formatDate(at, language, options)
  return inDhaka(at).getUTCFullYear() === inDhaka(now).getUTCFullYear() ? words.replace(/ \S+$/, '') : words
}

/** Day and time together: `আজ সকাল ৯:৪০`, `২৬ নভেম্বর, বিকেল ৫:০০`. */
export function momentWords(at: number, words: Words): string {
  const time = formatTime(at, words.language)
  return dhakaDay(at) === dhakaDay(words.now) ? `${words.t('jobs.today')} ${time}` : `${dayWords(at, words)}, ${time}`
}

/** Noon of a day of the wire, `YYYY-MM-DD`, in Dhaka: an instant that has its date. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+06:00`)

/** How long is left, in a few words: `২ দিন বাকি`. */
export function leftWords(left: TimeLeft, words: Words): string {
  const { t } = words
  if (left.kind === 'over') return t('jobs.over')
  if (left.kind === 'unknown') return t('jobs.no_deadline')
  if (left.kind === 'later') return t('jobs.opens', { date: dayWords(left.opens, words) })
  return left.days === 0 ? t('jobs.last_day') : t('jobs.days_left', { count: left.days })
}

/** Until when, in words; empty where that is not known. */
export function untilWords(left: TimeLeft, words: Words): string {
  const { t, language } = words
  if (left.kind === 'unknown' || left.kind === 'later') return ''
  const time = formatTime(left.end, language)
  if (left.kind === 'open' && left.days === 0) return t('jobs.until', { time })
  return `${dayWords(left.end, words)}, ${time}`
}

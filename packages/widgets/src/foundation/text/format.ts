import { inDhaka } from '@prostuti/contract/dhaka-time'
import { formatPlainDate, formatTime } from '@prostuti/sdk/i18n/format'
import type { Language } from './translate.ts'

export { formatClock, formatMarks, formatNumber, formatTime } from '@prostuti/sdk/i18n/format'

const locales: Record<Language, string> = { bn: 'bn-BD', en: 'en-GB' }

const dayNumber = (at: number): number => Math.floor(inDhaka(at).getTime() / 86_400_000)
const yearOf = (at: number): number => inDhaka(at).getUTCFullYear()

/** Made when it is first wanted, and once: a page of twenty exams needs it forty times. */
const madeNames: { [Key in Language]?: Intl.RelativeTimeFormat } = {}

function namesOfDays(language: Language): Intl.RelativeTimeFormat {
  madeNames[language] ??= new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  return madeNames[language]
}

/** `আজ`, `আগামীকাল`, else `২৪ নভেম্বর`; with the year where it is not this one. `now` is the server's, in milliseconds. */
export function formatDay(instant: string, language: Language, now: number): string {
  const at = Date.parse(instant)
  const days = dayNumber(at) - dayNumber(now)
  if (Math.abs(days) <= 1) return namesOfDays(language).format(days, 'day')
  const date = formatPlainDate(at, language)
  return yearOf(at) === yearOf(now) ? date.replace(/ \S+$/, '') : date
}

/** Day and time together: `আজ রাত ৮:৩০` · `today, 8:30 pm`. */
export const formatMoment = (instant: string, language: Language, now: number): string =>
  `${formatDay(instant, language, now)}${language === 'en' ? ', ' : ' '}${formatTime(instant, language)}`

/** Whole minutes of the wire's `hh:mm:ss`, rounded up. */
export function minutesOf(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number)
  return hours * 60 + minutes + Math.ceil(seconds / 60)
}

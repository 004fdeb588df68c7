import { type Language, localeOf } from './translate.ts'

/** Exams keep the time of Bangladesh, wherever they are read. */
const timeZone = 'Asia/Dhaka'

/** Parts of a Bangladeshi day by the hour at which each begins. */
const partsOfDay = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [16, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const

/** A number in the language's digits, grouped its way: `১৮,৪৬,০১২`; below zero with a real minus sign. */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 3, ...options }).format(value)
  return text.replace('-', '−')
}

/** Marks with two places, as on an answer sheet: `৮১.৫০`; a third only when there is one. */
export const formatMarks = (value: number, language: Language): string =>
  formatNumber(value, language, { minimumFractionDigits: 2 })

/** `রাত ৮:৩০` · `8:30 pm`, of an ISO instant, in Bangladesh. */
export function formatTime(instant: string, language: Language): string {
  const at = new Date(instant)
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  if (language === 'en') return clock.format(at)
  const parts = clock.formatToParts(at).filter(part => part.type !== 'dayPeriod')
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at))
  const partOfDay = partsOfDay.find(([from]) => hour >= from)?.[1]
  return `${partOfDay} ${parts
    .map(part => part.value)
    .join('')
    .trim()}`
}

/** `আজ`, `আগামীকাল`, else `২৪ নভেম্বর`; with the year where it is not this one. `now` is the server's, in milliseconds. */
export function formatDay(instant: string, language: Language, now: number): string {
  const locale = localeOf(language)
  const days = dayNumber(Date.parse(instant)) - dayNumber(now)
  if (Math.abs(days) <= 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const year = (at: number) => new Date(at + dhakaOffset).getUTCFullYear()
  const sameYear = year(Date.parse(instant)) === year(now)
  const parts = { timeZone, day: 'numeric', month: 'long', year: sameYear ? undefined : 'numeric' } as const
  return new Intl.DateTimeFormat(locale, parts).format(new Date(instant))
}

/** Bangladesh keeps UTC+6 all the year. */
const dhakaOffset = 6 * 3_600_000
const dayNumber = (at: number): number => Math.floor((at + dhakaOffset) / 86_400_000)

/** Day and time together: `আজ রাত ৮:৩০`. */
export const formatMoment = (instant: string, language: Language, now: number): string =>
  `${formatDay(instant, language, now)}${language === 'en' ? ', ' : ' '}${formatTime(instant, language)}`

/** Whole minutes of the wire's `hh:mm:ss`, rounded up. */
export function minutesOf(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number)
  return hours * 60 + minutes + Math.ceil(seconds / 60)
}

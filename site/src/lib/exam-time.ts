import type { Language } from '@prostuti/contract'

/** Exams keep the time of Bangladesh, wherever they are read. It is UTC+6 all the year. */
const timeZone = 'Asia/Dhaka'
const dhakaOffset = 6 * 3_600_000

const locales = { bn: 'bn-BD', en: 'en-GB' } as const satisfies Record<Language, string>

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

/** `রাত ৮:৩০` · `8:30 pm`, in Bangladesh. */
export function formatTime(at: number, language: Language): string {
  const options = { timeZone, hour: 'numeric', minute: '2-digit', hour12: true } as const
  const parts = new Intl.DateTimeFormat(locales[language], options).formatToParts(at)
  if (language === 'en') return parts.map(part => part.value).join('')
  const clock = parts.filter(part => part.type !== 'dayPeriod').map(part => part.value)
  const hour = new Date(at + dhakaOffset).getUTCHours()
  return `${partsOfDay.find(([from]) => hour >= from)![1]} ${clock.join('').trim()}`
}

/** `আজ`, `আগামীকাল`, else `২৪ নভেম্বর`; with the year where it is not this one. */
export function formatDay(at: number, language: Language, now: number): string {
  const days = dhakaDay(at) - dhakaDay(now)
  const locale = locales[language]
  if (Math.abs(days) <= 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const year = dhakaYear(at) === dhakaYear(now) ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year }).format(at)
}

/** Day and time together: `আগামীকাল রাত ৮:৩০`. */
export function formatMoment(at: number, language: Language, now: number): string {
  return `${formatDay(at, language, now)}${language === 'en' ? ', ' : ' '}${formatTime(at, language)}`
}

/** Whether both fall on one day in Dhaka. */
export const isSameDay = (one: number, other: number): boolean => dhakaDay(one) === dhakaDay(other)

const dhakaDay = (at: number) => Math.floor((at + dhakaOffset) / 86_400_000)
const dhakaYear = (at: number) => new Date(at + dhakaOffset).getUTCFullYear()

/** The wire's `hh:mm:ss` in milliseconds. */
export function durationMs(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** Whole minutes of the wire's `hh:mm:ss`, rounded up. */
export const minutesOf = (duration: string): number => Math.ceil(durationMs(duration) / 60_000)

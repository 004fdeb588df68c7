import type { Language } from '@prostuti/contract'
import { inDhaka } from '@prostuti/contract/dhaka-time'
import { inBanglaDigits } from '../../../platform/bangla-digits.ts'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { withGoneNames } from '../../../platform/people/gone-name.ts'

/** `list`: on a page of one's own; `phone`: where others may read it too, and at once or never. */
export type Place = 'list' | 'phone'

/** How numbers, days and hours are said in one language. */
export interface Wording {
  readonly where: Place
  /** Picks the text of this language. */
  say(bn: string, en: string): string
  /** A name that is written in one or both languages. */
  name(text: Translated): string
  /** Words of a person, in which those who have left have no name. */
  words(text: string): string
  /** A figure in this language's digits, as it is. */
  digits(figure: string): string
  /** Grouped as people in Bangladesh do. */
  number(value: number): string
  /** Thousandths, with a sign. @example marks(1500) // → '+১.৫০' */
  marks(thousandths: number): string
  /** @example clock('2026-11-28T04:00:00.000Z') // → 'সকাল ১০টা'; in English '10 am' */
  clock(instant: string): string
  /** The same as the point in time of something. @example atClock('2026-11-28T04:00:00.000Z') // → 'সকাল ১০টায়' */
  atClock(instant: string): string
  /** Of an instant, or a day `YYYY-MM-DD` in Dhaka. @example day('2026-11-28') // → '২৮ নভেম্বর' */
  day(dayOrInstant: string): string
}

const months = {
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** The parts of a Bangla day, each until the hour after it (CLDR's hours). */
const partsOfDay = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [16, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
] as const

export function wordingOf(language: Language, where: Place): Wording {
  const digits = language === 'bn' ? inBanglaDigits : (text: string) => text
  const clock = (instant: string) => (language === 'bn' ? banglaClock(instant) : englishClock(instant))
  return {
    where,
    say: (bn, en) => (language === 'bn' ? bn : en),
    digits,
    words: text => withGoneNames(text, language),
    name: text => inLanguage(text, language),
    number: value => digits(String(value).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')),
    marks(thousandths) {
      const text = (Math.abs(thousandths) / 1000).toFixed(3).replace(/0$/, '')
      return digits(`${thousandths < 0 ? '−' : '+'}${text}`)
    },
    clock,
    atClock(instant) {
      const said = clock(instant)
      if (language === 'en') return `at ${said}`
      return said.endsWith('টা') ? `${said}য়` : `${said}-এ`
    },
    day(dayOrInstant) {
      const date = /^\d{4}-\d\d-\d\d$/.test(dayOrInstant) ? new Date(dayOrInstant) : inDhaka(dayOrInstant)
      return digits(`${date.getUTCDate()} ${months[language][date.getUTCMonth()]}`)
    },
  }
}

function banglaClock(instant: string): string {
  const { hour, twelve, minutes } = hourOf(instant)
  const part = partsOfDay.find(([until]) => hour < until)![1]
  return inBanglaDigits(minutes === '00' ? `${part} ${twelve}টা` : `${part} ${twelve}:${minutes}`)
}

function englishClock(instant: string): string {
  const { hour, twelve, minutes } = hourOf(instant)
  return `${twelve}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'am' : 'pm'}`
}

function hourOf(instant: string) {
  const time = inDhaka(instant)
  const hour = time.getUTCHours()
  return { hour, twelve: hour % 12 || 12, minutes: String(time.getUTCMinutes()).padStart(2, '0') }
}

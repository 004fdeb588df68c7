import type { CircularCellReason } from '@prostuti/contract'
import { circularDays } from '@prostuti/contract/circulars/bounds'
import { inLatinDigits } from '../../../platform/bangla-digits.ts'
import { dhakaDay } from '../../../platform/dhaka-day.ts'

export type ReadDay = { readonly day: string } | { readonly reason: CircularCellReason; readonly suggestion?: string }

const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'জানুয়ারি', 'জানুয়ারী', 'জানু'],
  ['february', 'feb', 'ফেব্রুয়ারি', 'ফেব্রুয়ারী', 'ফেব'],
  ['march', 'mar', 'মার্চ'],
  ['april', 'apr', 'এপ্রিল'],
  ['may', 'মে'],
  ['june', 'jun', 'জুন'],
  ['july', 'jul', 'জুলাই'],
  ['august', 'aug', 'আগস্ট', 'আগষ্ট'],
  ['september', 'sept', 'sep', 'সেপ্টেম্বর', 'সেপ্টে'],
  ['october', 'oct', 'অক্টোবর', 'অক্টো'],
  ['november', 'nov', 'নভেম্বর', 'নভে'],
  ['december', 'dec', 'ডিসেম্বর', 'ডিসে'],
].map(names => names.map(name => name.normalize('NFC')))

const monthOf = (name: string): number =>
  months.findIndex(names => names.includes(name.normalize('NFC').toLowerCase())) + 1

/** The days that spreadsheets count as serial numbers in use here: 1954 to 2119. */
const serial = /^[2-7]\d{4}$/

/** A day as people write it in Bangladesh, the day before the month; nothing is guessed. */
export function readDay(text: string): ReadDay {
  const plain = inLatinDigits(text)
    .replace(/(\d)(?:st|nd|rd|th|ই|শে|লা|রা|ঠা)\b/gi, '$1')
    .trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(plain)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(plain)
  if (numbers) return ofNumbers(numbers[1]!, numbers[2]!, numbers[3]!)
  const named = /^(\d{1,2})[\s-]+([^\d\s,-]+?)\.?,?[\s-]+(\d{4})$/u.exec(plain)
  if (named) return dayOf(named[3]!, String(monthOf(named[2]!)), named[1]!)
  const american = /^([^\d\s,-]+?)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(plain)
  if (american) return dayOf(american[3]!, String(monthOf(american[1]!)), american[2]!)
  if (/^\d{1,2}[\s-][^\d\s,-]+$/u.test(plain)) return { reason: 'day_without_year' }
  if (serial.test(plain)) return { reason: 'day_as_number', suggestion: dayOfSerial(Number(plain)) }
  return { reason: 'not_a_day' }
}

/** Where the second number is no month, the first may be: it is offered, not taken. */
function ofNumbers(first: string, second: string, year: string): ReadDay {
  const read = dayOf(year, second, first)
  if ('day' in read || Number(second) <= 12) return read
  const turned = dayOf(year, first, second)
  return 'day' in turned ? { reason: 'not_a_day', suggestion: turned.day } : read
}

function dayOf(year: string, month: string, day: string): ReadDay {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return { reason: 'not_a_day' }
  return text < circularDays.from || text > circularDays.to ? { reason: 'day_outside' } : { day: text }
}

const dayOfSerial = (days: number): string => dhakaDay(Date.UTC(1899, 11, 30) + days * 86_400_000)

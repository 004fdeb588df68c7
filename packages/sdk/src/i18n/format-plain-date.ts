import type { Language } from '@prostuti/contract'
import { localDigits } from './digits.ts'
import { type Instant, inDhaka } from './format-time.ts'

const months = {
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** A day in Dhaka without its weekday. @example formatPlainDate('2026-11-21T04:00:00Z', 'bn') // → '২১ নভেম্বর ২০২৬' */
export function formatPlainDate(instant: Instant, language: Language): string {
  const day = inDhaka(instant)
  return localDigits(`${day.getUTCDate()} ${months[language][day.getUTCMonth()]} ${day.getUTCFullYear()}`, language)
}

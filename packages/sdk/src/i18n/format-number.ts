import type { Language } from '@prostuti/contract'
import { localDigits } from './digits.ts'

/**
 * Groups as people in Bangladesh do: thousands, then hundreds of thousands.
 * @example formatNumber(1234567, 'bn') // → '১২,৩৪,৫৬৭'
 */
export function formatNumber(value: number, language: Language): string {
  const [whole, fraction] = String(Math.abs(value)).split('.') as [string, string?]
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return localDigits(`${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`, language)
}

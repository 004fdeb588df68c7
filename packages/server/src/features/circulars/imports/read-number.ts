import type { CircularCellReason } from '@prostuti/contract'
import { maxVacancy } from '@prostuti/contract/circulars/bounds'
import { inLatinDigits } from '../../../platform/bangla-digits.ts'

export type ReadNumber =
  | { readonly number: number }
  | { readonly reason: CircularCellReason; readonly suggestion?: string }

/** How many posts a cell says. What stands beside the number is offered away, never cut off silently. */
export function readNumber(text: string): ReadNumber {
  const plain = inLatinDigits(text)
    .replace(/(?<=\d),(?=\d)/g, '')
    .trim()
  if (/^\d+$/.test(plain)) {
    const number = Number(plain)
    return number >= 1 && number <= maxVacancy ? { number } : { reason: 'number_outside' }
  }
  if (/^\d+\s*[-–—]\s*\d+/.test(plain)) return { reason: 'range_of_numbers' }
  const [only, ...others] = plain.match(/\d+/g) ?? []
  return {
    reason: 'not_a_number',
    ...(only !== undefined && others.length === 0 && { suggestion: String(Number(only)) }),
  }
}

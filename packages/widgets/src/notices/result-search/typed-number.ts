import { numberDigits } from '@prostuti/contract/notices/number-digits'

/** What was typed, as digits; or why it is no number, by the ending of a message. */
export type TypedNumber = { digits: string } | { fault: 'needed' | 'digits_only' }

/** Gaps and dashes may stand between digits, nothing else: what is left out would be another number. */
export function readNumber(typed: string): TypedNumber {
  if (typed.trim() === '') return { fault: 'needed' }
  const digits = numberDigits(typed)
  return digits === '' || !/^[\s\d০-৯-]+$/.test(typed) ? { fault: 'digits_only' } : { digits }
}

import type { Language } from '@prostuti/contract'
import { localDigits, twoDigits } from './digits.ts'

/**
 * Time left: a second that has begun still shows, so that 0 comes exactly when the time is over.
 * @example formatClock(3_723_000, 'en') // → '01:02:03'; below an hour '02:03'
 */
export function formatClock(ms: number, language: Language): string {
  const seconds = Math.max(Math.ceil(ms / 1_000), 0)
  const hours = Math.floor(seconds / 3_600)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  return localDigits((hours > 0 ? [hours, ...parts] : parts).map(twoDigits).join(':'), language)
}

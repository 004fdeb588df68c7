import type { SeatPlanCentre } from '@prostuti/contract'
import { localDigits } from '@prostuti/sdk/i18n/digits'
import type { Language } from '../../foundation/text/translate.ts'

/** A roll is no quantity: its digits are not grouped. */
export const rollText = (roll: number, language: Language): string => localDigits(String(roll), language)

/** Hall and address of a centre, as far as they are known. */
export const placeOf = ({ hall, address }: Pick<SeatPlanCentre, 'hall' | 'address'>): string =>
  [hall, address].filter(Boolean).join(', ')

/** Centres by their names, and rolls in all ranges. */
export function countSeats(ranges: readonly SeatPlanCentre[]): { centres: number; rolls: number } {
  const names = new Set(ranges.map(({ name }) => name))
  return { centres: names.size, rolls: ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0) }
}

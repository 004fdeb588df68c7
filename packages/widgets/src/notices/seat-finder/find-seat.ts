import type { SeatPlanCentre } from '@prostuti/contract'
import { findCentre } from '@prostuti/contract/notices/find-centre'
import { numberDigits } from '@prostuti/contract/notices/number-digits'

export interface FoundSeat {
  /** In Latin digits, as it was typed. */
  roll: string
  centre: SeatPlanCentre | null
  /** It has as many digits as a roll of this exam: whether it is in the list can be said. */
  isWhole: boolean
}

/** Where a roll sits, as it is typed; null while it has no digit. */
export function findSeat(ranges: readonly SeatPlanCentre[], typed: string): FoundSeat | null {
  const roll = numberDigits(typed)
  if (roll === '') return null
  const longest = ranges.reduce((most, { to }) => Math.max(most, String(to).length), 1)
  return { roll, centre: findCentre(ranges, roll), isWhole: roll.length >= longest }
}

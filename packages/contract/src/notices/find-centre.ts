import { numberDigits } from './number-digits.ts'
import type { SeatPlanCentre } from './seat-plans.ts'

/** The first centre whose range has this roll, as it was typed; null: none has. For pages, which send it nowhere. */
export function findCentre(centres: readonly SeatPlanCentre[], typed: string): SeatPlanCentre | null {
  const digits = numberDigits(typed)
  if (digits === '') return null
  const roll = Number(digits)
  return centres.find(({ from, to }) => roll >= from && roll <= to) ?? null
}

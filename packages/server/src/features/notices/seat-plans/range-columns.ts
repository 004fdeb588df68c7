import type { SeatPlanCentre, TypedRange } from '@prostuti/contract'

/** Ranges as they are stored, by their rolls, with what cards count of them. */
export function rangeColumns(typed: readonly TypedRange[]) {
  const ranges: SeatPlanCentre[] = typed
    .map(({ name, hall, address, from, to }) => ({ name, hall: hall || null, address: address || null, from, to }))
    .sort((one, other) => one.from - other.from || one.to - other.to)
  return { ranges, centreCount: new Set(ranges.map(({ name }) => name)).size, rollCount: countRolls(ranges) }
}

/** A roll that sits in two of them counts once. */
function countRolls(sorted: readonly SeatPlanCentre[]): number {
  let count = 0
  let end = -1
  for (const { from, to } of sorted) {
    if (to <= end) continue
    count += to - Math.max(from - 1, end)
    end = to
  }
  return count
}

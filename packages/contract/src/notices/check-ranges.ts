import type { SeatPlanCentre } from './seat-plans.ts'

/** Rolls between two centres that sit nowhere, or in two of them; both ends included. */
export interface RangeFinding {
  readonly kind: 'gap' | 'overlap'
  readonly from: number
  readonly to: number
}

/** What is odd about the ranges of a seat plan, by their rolls. */
export function checkRanges(ranges: readonly Pick<SeatPlanCentre, 'from' | 'to'>[]): RangeFinding[] {
  const sorted = [...ranges].sort((a, b) => a.from - b.from || a.to - b.to)
  const findings: RangeFinding[] = []
  let end: number | null = null
  for (const { from, to } of sorted) {
    if (end !== null && from > end + 1) findings.push({ kind: 'gap', from: end + 1, to: from - 1 })
    if (end !== null && from <= end) findings.push({ kind: 'overlap', from, to: Math.min(end, to) })
    end = Math.max(end ?? to, to)
  }
  return findings
}

import type { SeatPlanCentre, TypedRange } from '@prostuti/contract'
import { checkRanges, type RangeFinding } from '@prostuti/contract/notices/check-ranges'

/** A range as the table has it. */
export interface RangeRow {
  /** Tells the rows of one form apart. */
  readonly row: number
  readonly name: string
  readonly hall: string
  readonly address: string
  /** Null: not written. */
  readonly from: number | null
  readonly to: number | null
}

/** A row with both rolls, the last one not before the first. */
export interface WholeRow extends RangeRow {
  readonly from: number
  readonly to: number
}

export const isWhole = (row: RangeRow): row is WholeRow => row.from !== null && row.to !== null && row.from <= row.to

export const toRows = (ranges: readonly (TypedRange | SeatPlanCentre)[]): readonly RangeRow[] =>
  ranges.map(({ name, hall, address, from, to }, row) => ({
    ...{ row, name, from, to },
    hall: hall ?? '',
    address: address ?? '',
  }))

export const toRanges = (rows: readonly RangeRow[]): TypedRange[] =>
  rows.filter(isWhole).map(({ name, hall, address, from, to }) => ({ name, hall, address, from, to }))

/** A row more, which goes on where the highest roll ends. */
export function withNewRow(rows: readonly RangeRow[]): readonly RangeRow[] {
  const highest = rows.filter(isWhole).reduce<number | null>((most, { to }) => Math.max(most ?? to, to), null)
  const row = rows.reduce((most, each) => Math.max(most, each.row), -1) + 1
  return [...rows, { row, name: '', hall: '', address: '', from: highest === null ? null : highest + 1, to: null }]
}

/** Rolls in all ranges; one that is in two counts twice. */
export const rollsIn = (rows: readonly RangeRow[]): number =>
  rows.filter(isWhole).reduce((sum, { from, to }) => sum + to - from + 1, 0)

/** By their rolls, as learners have them. */
export const byRoll = (rows: readonly RangeRow[]): readonly WholeRow[] =>
  rows.filter(isWhole).sort((a, b) => a.from - b.from || a.to - b.to)

/** What is odd about a row, and the other row that it has to do with. */
export interface RowFinding extends RangeFinding {
  /** The row that it stands at: behind a gap, or the later one of two that overlap. */
  readonly row: number
  /** The row before it. */
  readonly before: WholeRow
}

/** The gaps and overlaps of a table, each at its row. */
export function findingsOf(rows: readonly RangeRow[]): readonly RowFinding[] {
  const sorted = byRoll(rows)
  const findings = checkRanges(sorted)
  const found: RowFinding[] = []
  let before: WholeRow | null = null
  for (const row of sorted) {
    // One finding for each row that does not go on from the highest before it, in this order.
    const finding = findings[found.length]
    if (before && finding && row.from !== before.to + 1) found.push({ ...finding, row: row.row, before })
    if (!before || row.to > before.to) before = row
  }
  return found
}

/** What was found, as one text: a check of it holds until something else is found. */
export const signatureOf = (findings: readonly RowFinding[], kind: RowFinding['kind']): string =>
  findings
    .filter(each => each.kind === kind)
    .map(({ from, to }) => `${from}-${to}`)
    .join()

import { expect, it } from 'vitest'
import { findingsOf, type RangeRow, rollsIn, toRanges, withNewRow } from './range-rows.ts'

const rows = (...ranges: (readonly [from: number | null, to: number | null])[]): RangeRow[] =>
  ranges.map(([from, to], row) => ({ row, name: `নমুনা কেন্দ্র ${row}`, hall: '', address: '', from, to }))

const found = (all: RangeRow[]) =>
  findingsOf(all).map(({ kind, from, to, row, before }) => [kind, from, to, row, before.row])

it('finds nothing where each range goes on from the one before, whatever their order', () => {
  expect(found(rows([101, 200], [1, 100], [201, 300]))).toEqual([])
})

it('puts a gap at the range behind it', () => {
  expect(found(rows([301, 400], [1, 100], [101, 200]))).toEqual([['gap', 201, 300, 0, 2]])
})

it('puts an overlap at the later range, and names the one that has the rolls already', () => {
  expect(found(rows([1, 100], [91, 200], [150, 160]))).toEqual([
    ['overlap', 91, 100, 1, 0],
    ['overlap', 150, 160, 2, 1],
  ])
})

it('finds each range that begins with the same roll as another', () => {
  expect(found(rows([1, 100], [1, 100], [1, 100], [201, 300]))).toEqual([
    ['overlap', 1, 100, 1, 0],
    ['overlap', 1, 100, 2, 0],
    ['gap', 101, 200, 3, 0],
  ])
})

it('leaves out what is not a range yet', () => {
  const all = rows([1, 100], [null, 5], [300, 200], [101, null])
  expect(found(all)).toEqual([])
  expect(rollsIn(all)).toBe(100)
  expect(toRanges(all)).toHaveLength(1)
})

it('lets a new row go on where the highest roll ends', () => {
  expect(withNewRow(rows([201, 300], [1, 100])).at(-1)).toMatchObject({ row: 2, from: 301, to: null, name: '' })
  expect(withNewRow([])).toMatchObject([{ row: 0, from: null }])
})

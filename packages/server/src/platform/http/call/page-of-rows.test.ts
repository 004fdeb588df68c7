import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeCursor } from './cursor.ts'
import { pageOfRows } from './page-of-rows.ts'

const idOf = (row: number) => row
const page = (rows: readonly number[], pageSize: number, cursor: Parameters<typeof writeCursor>[0] | null) =>
  pageOfRows(rows, { pageSize, ...(cursor && { cursor: writeCursor(cursor) }) }, idOf)

/** Distinct ids in any order, and a page size. */
const anyList = [
  fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 30 }),
  fc.integer({ min: 1, max: 7 }),
] as const

it('shows every row once, forward and back again', () => {
  fc.assert(
    fc.property(...anyList, (rows, pageSize) => {
      const forward = [page(rows, pageSize, null)]
      while (forward.at(-1)!.next) forward.push(page(rows, pageSize, forward.at(-1)!.next))
      expect(forward.flatMap(each => each.rows)).toEqual(rows)
      const back = [forward.at(-1)!]
      while (back[0]!.previous) back.unshift(page(rows, pageSize, back[0]!.previous))
      expect(back.flatMap(each => each.rows)).toEqual(rows)
      expect(forward.every(each => each.count === rows.length)).toBe(true)
    }),
  )
})

it('goes on where a row stood that is gone, and with a row that has moved', () => {
  const rows = [5, 3, 8, 1, 9]
  const { next } = page(rows, 2, null)
  expect(page([5, 8, 1, 9], 2, next).rows).toEqual([8, 1])
  expect(page([8, 1, 5, 3, 9], 2, next).rows).toEqual([9])
})

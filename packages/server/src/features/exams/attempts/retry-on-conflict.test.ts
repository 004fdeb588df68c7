import { expect, it } from 'vitest'
import type { AttemptKey } from './attempt-rows.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

const key: AttemptKey = { userId: 1n, examId: 1, mode: 'live' }
const nobody = { read: async (keys: readonly AttemptKey[]) => keys.map(() => null) }

it('takes all items of one attempt in turn, in the order they came, however many a batch holds', async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ ...key, index }))
  const turns: number[] = []
  const outcomes = await retryOnConflict(nobody, items, async round => {
    turns.push(...round.map(({ item }) => item.index))
    return round.map(({ item }) => item.index)
  })
  const inOrder = items.map(({ index }) => index)
  expect([turns, outcomes]).toEqual([inOrder, inOrder])
})

it('gives up on an attempt that others change without end', async () => {
  let rounds = 0
  const lose = retryOnConflict(nobody, [key], async round => {
    rounds++
    return round.map(() => undefined)
  })
  await expect(lose).rejects.toMatchObject({ code: 'try_later' })
  expect(rounds).toBeGreaterThanOrEqual(100)
})

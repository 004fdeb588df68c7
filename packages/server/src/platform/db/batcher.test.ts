import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

const limits = { maxItems: 10, maxInFlight: 1 }

describe('many people at once', () => {
  it('share a statement while an earlier one is under way', async () => {
    const sizes: number[] = []
    const double = createBatcher<number, number>(async items => {
      sizes.push(items.length)
      await sleep(5)
      return items.map(item => item * 2)
    }, limits)
    const first = double(1)
    await sleep(1)
    const rest = [2, 3, 4, 5].map(double)
    expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8, 10])
    expect(sizes).toEqual([1, 4])
  })

  it('are not spoilt by the one whose item is at fault', async () => {
    const check = createBatcher<number, number>(async items => {
      if (items.includes(3)) throw new Error('no threes')
      return items
    }, limits)
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(check))
    expect(outcomes.map(outcome => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('all hear at once that the database is gone', async () => {
    let runs = 0
    const ask = createBatcher<number, number>(async () => {
      runs++
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    }, limits)
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(ask))
    expect(outcomes.every(outcome => outcome.status === 'rejected')).toBe(true)
    expect(runs).toBe(1)
  })
})

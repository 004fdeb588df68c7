import { expect, it } from 'vitest'
import { readBench } from '../../../build/docs/read-bench.ts'
import { numberOf, scale } from './scaling.ts'

const input = { attemptMs: 8, learnerKiB: 80, streamKiB: 30, connectionsEach: 10, streamsEach: 20_000 }

it('counts what so many people take', () => {
  expect(scale({ ...input, people: 100_000 })).toEqual({
    submissions: expect.closeTo(666.67, 1),
    cores: expect.closeTo(8.89, 1),
    processes: 9,
    connections: 90,
    streamsMiB: expect.closeTo(2_929.7, 1),
    trafficGiB: expect.closeTo(7.63, 1),
  })
  expect(scale({ ...input, people: 100 }).processes).toBe(2)
  expect(scale({ ...input, people: 60_001, attemptMs: 1 }).processes).toBe(4)
})

it('takes whole numbers of an address, and its own in place of others', () => {
  expect(numberOf('250000', 5_000_000, 7)).toBe(250_000)
  expect(numberOf('99999999', 5_000_000, 7)).toBe(5_000_000)
  for (const wrong of [null, '', '-5', '1e9', '12.5']) expect(numberOf(wrong, 10, 7)).toBe(7)
})

it('reads the bounds of the bench that the page counts with', () => {
  const bounds = new Map(readBench().map(({ id, most }) => [id, most]))
  for (const id of ['cpu-per-attempt', 'browser-bytes-whole-exam', 'stream-memory'])
    expect(bounds.get(id), id).toBeGreaterThan(0)
  expect(bounds.has('publish-final'), 'a ratio').toBe(false)
})

import { expect, it } from 'vitest'
import { createRests } from './rests.ts'

/** Keeps a processor busy for so long. */
function work(ms: number): void {
  const since = process.cpuUsage()
  while (process.cpuUsage(since).user < ms * 1_000) Math.sqrt(Math.random())
}

it('work rests half as long as it has worked, in short turns', () => {
  const slept: number[] = []
  const rest = createRests(ms => slept.push(ms))
  for (let piece = 0; piece < 40; piece++) {
    work(2)
    rest()
  }
  const total = slept.reduce((sum, ms) => sum + ms, 0)
  expect(slept.length).toBeGreaterThan(5)
  expect(total).toBeGreaterThan(35)
})

it('a little work needs no rest', () => {
  const slept: number[] = []
  const rest = createRests(ms => slept.push(ms))
  rest()
  expect(slept).toEqual([])
})

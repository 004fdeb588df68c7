import { expect, it } from 'vitest'
import { createFewAtOnce } from './few-at-once.ts'

it('does no more at once, in order, and goes on after one that fails', async () => {
  const few = createFewAtOnce(2)
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const begun: number[] = []
  const works = ends.map(({ promise }, index) =>
    few(() => {
      begun.push(index)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1])
  const failed = expect(works[1]).rejects.toThrow('no sheet')
  ends[1]!.reject(new Error('no sheet'))
  await failed
  ends[0]!.resolve(0)
  await expect(works[0]).resolves.toBe(0)
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  for (const index of [2, 3, 4]) ends[index]!.resolve(index)
  expect(await Promise.all(works.slice(2))).toEqual([2, 3, 4])
})

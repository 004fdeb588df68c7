import { afterEach, describe, expect, it } from 'vitest'
import { isWholeOrder, ordersSoundly, paperOrder } from './order.ts'

const questions = Array.from({ length: 30 }, (_, at) => ({
  options: { length: 4 },
  subject: at % 3,
  ...(at % 7 === 0 && { pinned: [3] }),
}))

/** What old libraries are known to put in the place of the language's own. */
const libraries: Record<string, () => void> = {
  'an Array.from that knows no lengths': () => {
    Array.from = (() => []) as never
  },
  'toJSON on everything': () => {
    for (const { prototype } of [Array, Object, String, Number] as { prototype: object }[])
      Object.defineProperty(prototype, 'toJSON', { value: () => 'x', configurable: true, writable: true })
  },
}

describe('the order of a paper, on a page with old libraries', () => {
  const { from } = Array
  const { filter } = Array.prototype
  afterEach(() => {
    Array.from = from
    Array.prototype.filter = filter
    for (const { prototype } of [Array, Object, String, Number] as { prototype: object }[])
      Reflect.deleteProperty(prototype, 'toJSON')
  })

  const order = paperOrder(questions, 42)

  for (const [name, include] of Object.entries(libraries))
    it(`is what it is everywhere, whatever they replace: ${name}`, () => {
      include()
      const here = paperOrder(questions, 42)
      const same = here.every(
        ({ index, options }, at) => index === order[at]!.index && options.join() === order[at]!.options.join(),
      )
      expect([here.length, same, ordersSoundly()]).toEqual([30, true, true])
    })

  it('is known for broken where they have changed what it is made with', () => {
    Array.prototype.filter = (() => []) as never
    const [sound, whole] = [ordersSoundly(), isWholeOrder(paperOrder(questions, 42), questions)]
    Array.prototype.filter = filter
    expect([sound, whole]).toEqual([false, false])
  })

  it('is whole only with each question and each option once', () => {
    expect(isWholeOrder(order, questions)).toBe(true)
    expect(isWholeOrder(order.slice(1), questions)).toBe(false)
    expect(isWholeOrder([...order.slice(1), order[1]!], questions)).toBe(false)
    for (const options of [
      [0, 1, 2],
      [0, 1, 2, 2],
      [0, 1, 2, 4],
      [0, 1, 2, undefined as never],
      [0, 1, 2, Number.NaN],
    ])
      expect(isWholeOrder([{ index: order[0]!.index, options }, ...order.slice(1)], questions)).toBe(false)
  })
})

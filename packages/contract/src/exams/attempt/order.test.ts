import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Orderable, paperOrder } from './order.ts'

const question = fc.record({
  options: fc.integer({ min: 2, max: 5 }).map(length => ({ length })),
  pinned: fc.constantFrom(undefined, [1]),
  subject: fc.constantFrom(0, 1, 2),
  passage: fc.constant(undefined),
})
const paper = fc.array(question, { maxLength: 30 })
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

const plain = (subject: number, passage?: number): Orderable => ({ options: { length: 4 }, subject, passage })

describe('the order of a paper', () => {
  it('shows every question and every option once', () => {
    fc.assert(
      fc.property(paper, seed, (questions, number) => {
        const order = paperOrder(questions, number)
        expect(order.map(each => each.index).sort((a, b) => a - b)).toEqual(questions.map((_, index) => index))
        for (const { index, options } of order) {
          expect([...options].sort((a, b) => a - b)).toEqual([...Array(questions[index]!.options.length).keys()])
        }
      }),
    )
  })

  it('is the same on every device of an attempt', () => {
    fc.assert(
      fc.property(paper, seed, (questions, number) => {
        expect(paperOrder(questions, number)).toEqual(paperOrder(questions, number))
      }),
    )
  })

  it('keeps pinned options where they are', () => {
    fc.assert(
      fc.property(paper, seed, (questions, number) => {
        for (const { index, options } of paperOrder(questions, number)) {
          for (const place of questions[index]!.pinned ?? []) expect(options[place]).toBe(place)
        }
      }),
    )
  })

  it('keeps the questions of one passage together and the subjects in turn', () => {
    const questions = [plain(0), plain(0, 7), plain(0, 7), plain(0, 7), plain(0), plain(1), plain(1)]
    for (let number = 0; number < 200; number++) {
      const order = paperOrder(questions, number).map(each => each.index)
      const first = order.indexOf(1)
      expect(order.slice(first, first + 3)).toEqual([1, 2, 3])
      expect(order.slice(0, 5).every(index => questions[index]!.subject === 0)).toBe(true)
    }
  })

  it('differs from neighbour to neighbour', () => {
    const questions = Array.from({ length: 100 }, () => plain(0))
    const firsts = new Set(Array.from({ length: 500 }, (_, number) => paperOrder(questions, number)[0]!.index))
    expect(firsts.size).toBeGreaterThan(90)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSheet, encodeSheet } from './sheet-codec.ts'

const ids = Array.from({ length: 100 }, (_, index) => String(1000 + index))

const sheets = fc
  .uniqueArray(
    fc.record(
      {
        question: fc.constantFrom(...ids),
        answer: fc.option(fc.integer({ min: 0, max: 7 })),
        at: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
        seq: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        device: fc.constantFrom('a', 'phone-7', 'abcdefghij_-1234'),
        marked: fc.constant<true>(true),
      },
      { requiredKeys: ['question', 'answer', 'at', 'seq', 'device'] },
    ),
    { selector: each => each.question },
  )
  .map(entries => new Map(entries.map(entry => [entry.question, entry])))

describe('a sheet in the database', () => {
  it('comes back as it went in', () => {
    fc.assert(
      fc.property(sheets, sheet => {
        expect(decodeSheet(encodeSheet(sheet, ids), ids)).toEqual(sheet)
      }),
    )
  })

  it('takes about twelve bytes a question', () => {
    const full = new Map(ids.map(question => [question, { question, answer: 1, at: 5, seq: 1, device: 'phone' }]))
    expect(encodeSheet(full, ids).length).toBeLessThan(1_300)
  })

  it('is empty before the first answer', () => {
    expect(decodeSheet(Buffer.alloc(0), ids).size).toBe(0)
  })
})

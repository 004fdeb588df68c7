import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { toPlainJson } from './plain-json.ts'

describe('plain JSON', () => {
  const prototypes = [Array.prototype, Object.prototype, String.prototype, Number.prototype] as object[]
  afterEach(() => {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON')
  })

  it('is what the language itself writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(toPlainJson(value)).toBe(JSON.stringify(value))
      }),
    )
    expect(toPlainJson({ a: undefined, b: [undefined, Number.NaN] })).toBe('{"b":[null,null]}')
  })

  it('does not change by what an old library gives to lists, texts and records', () => {
    const sheet = {
      answer_sheet: [
        { question: '১', answer: 2 },
        { question: '2', answer: null },
      ],
    }
    const text = JSON.stringify(sheet)
    for (const prototype of prototypes) Object.assign(prototype, { toJSON: () => '[]' })
    expect(JSON.stringify(sheet)).not.toBe(text)
    expect(toPlainJson(sheet)).toBe(text)
  })
})

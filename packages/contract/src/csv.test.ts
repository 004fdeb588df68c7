import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvFile } from './csv.ts'

/** The one cell of a file, without the file's mark and end. */
const cellOf = (value: string | number | null) => csvFile([[value]]).slice(1, -2)

describe('a cell', () => {
  it.each(['=1+1', '+88017', '-5', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', '＝1+1', '\u0000@A1', '\u00a0－1'])(
    'is never a live formula: %j',
    text => {
      expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('leaves a number a number, and nothing nothing', () => {
    expect(cellOf(-5)).toBe('-5')
    expect(cellOf(null)).toBe('')
  })

  it('never begins with what a spreadsheet runs, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => !/^"?[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cellOf(text))))
  })

  it('keeps quotes, commas and lines', () => {
    expect(cellOf('ক, "খ"\nগ')).toBe('"ক, ""খ""\nগ"')
  })
})

test('a file begins with a mark that makes Excel read Bangla', () => {
  expect(
    csvFile([
      ['প্রশ্ন', 'বার'],
      ['ঢাকা?', 3],
    ]),
  ).toBe('\ufeffপ্রশ্ন,বার\r\nঢাকা?,3\r\n')
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

describe('a cell', () => {
  it.each(['=1+1', '+88017', '-5', '@SUM(A1)', '\t=1', '\r=1'])('is never a live formula: %j', text => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
  })

  it('leaves a number a number, and nothing nothing', () => {
    expect(csvCell(-5)).toBe('-5')
    expect(csvCell(null)).toBe('')
  })

  it('never begins with what a spreadsheet runs, whatever the text', () => {
    fc.assert(fc.property(fc.string(), text => !/^"?[=+\-@\t\r]/.test(csvCell(text))))
  })

  it('keeps quotes, commas and lines', () => {
    expect(csvCell('ক, "খ"\nগ')).toBe('"ক, ""খ""\nগ"')
  })
})

test('a file begins with a mark that makes Excel read Bangla', () => {
  const columns = [
    { header: 'প্রশ্ন', value: (row: { text: string; times: number }) => row.text },
    { header: 'বার', value: (row: { text: string; times: number }) => row.times },
  ]
  expect(toCsv([{ text: 'ঢাকা?', times: 3 }], columns)).toBe('\uFEFFপ্রশ্ন,বার\r\nঢাকা?,3\r\n')
})

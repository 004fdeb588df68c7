import { AnswerSheet } from '@prostuti/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../testing/test-app.ts'
import { readSheet, receivedSheet } from './read-sheet.ts'

const edges = (...values: number[]) => fc.constantFrom(...values.flatMap(value => [value - 1, value, value + 1]))
const junk = fc.constantFrom<unknown>(
  null,
  '',
  '1',
  '০',
  '01',
  -1,
  0.5,
  254,
  255,
  1e300,
  true,
  [],
  {},
  '9'.repeat(18),
  '9'.repeat(19),
  ',"answer_sheet":[',
)

const entry = fc.record(
  {
    question: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1 }).map(String) }, junk),
    answer: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 7 }) }, edges(0, 7), junk),
    at: fc.oneof({ weight: 9, arbitrary: fc.nat() }, edges(-86_400_000, 31_536_000_000), junk),
    seq: fc.oneof({ weight: 9, arbitrary: fc.nat() }, edges(0, 4_294_967_295), junk),
    marked: fc.oneof({ weight: 9, arbitrary: fc.boolean() }, junk),
    extra: junk,
  },
  { requiredKeys: [] },
)

const sheet = fc.record({
  answer_sheet: fc.oneof({ weight: 9, arbitrary: fc.array(fc.oneof(entry, junk), { maxLength: 3 }) }, junk),
  change: fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    fc.dictionary(fc.constantFrom('exam', 'device', 'x'), junk),
  ),
})

const read = (text: string) => readSheet(Buffer.from(text))

/** What the shape makes of the same bytes. */
function byShape(text: string) {
  const parsed = AnswerSheet.safeParse(JSON.parse(text))
  return parsed.success ? receivedSheet(parsed.data) : null
}

const full = JSON.stringify({
  ...sheetOf(1, { device: 'phone' }),
  answer_sheet: Array.from({ length: 100 }, (_, seq) => ({
    question: String(700 + seq),
    answer: seq % 4,
    at: seq,
    seq,
  })),
})

describe('a sheet read from its bytes', () => {
  it('is what the contract makes of it, and nothing that the contract would refuse', () => {
    fc.assert(
      fc.property(sheet, ({ answer_sheet, change }) => {
        // The answers come last, as our clients write them.
        const text = JSON.stringify({ ...sheetOf(1, {}), ...change, answer_sheet: undefined }).slice(0, -1)
        const body = `${text},"answer_sheet":${JSON.stringify(answer_sheet)}}`
        const quick = read(body)
        if (quick) expect(quick).toEqual(byShape(body))
      }),
      { numRuns: 5_000 },
    )
  })

  it('survives any byte of it gone, doubled or turned', () => {
    const damage = fc.record({
      at: fc.nat(full.length - 1),
      by: fc.constantFrom('', '0', '9', '"', ',', '}', ']', '-'),
    })
    fc.assert(
      fc.property(damage, fc.boolean(), ({ at, by }, doubled) => {
        const text = full.slice(0, at) + by + full.slice(doubled ? at : at + 1)
        const quick = read(text)
        if (quick) expect(quick).toEqual(byShape(text))
      }),
      { numRuns: 5_000 },
    )
  })

  it('is read at once when our own client wrote it', () => {
    expect(read(full)).toEqual(byShape(full))
    expect(read(full)?.changes.questions.length).toBe(100)
    const cleared = JSON.stringify(sheetOf(1, { answers: { 7: null, 8: 3 } }))
    expect(read(cleared)).toEqual(byShape(cleared))
    expect(read(JSON.stringify(sheetOf(1, {})))?.changes.questions).toEqual([])
  })

  it('is left to the contract when anything was smuggled in', () => {
    const text = JSON.stringify(sheetOf(1, { answers: { 7: 1 } }))
    expect(read(text.replace('"question"', '"__proto__":{"answer":2},"question"'))).toBeNull()
    expect(read(text.replace('{"exam"', '{"__proto__":{"device":"x"},"exam"'))).toBeNull()
    expect(read(text.replace('"answer":1', '"answer":1,"answer":2'))).toBeNull()
    expect(read(`${text} `)).toBeNull()
  })

  it('never holds more answers than an exam can have questions', () => {
    const answers = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [index + 1, 1]))
    expect(read(JSON.stringify(sheetOf(1, { answers })))).toBeNull()
  })
})

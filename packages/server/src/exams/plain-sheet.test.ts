import { AnswerSheet } from '@prostuti/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetOf } from '../testing/rig.ts'
import { isPlainSheet } from './plain-sheet.ts'

const edges = (...values: number[]) => fc.constantFrom(...values.flatMap(value => [value - 1, value, value + 1]))
const junk = fc.constantFrom<unknown>(
  null,
  '',
  '1',
  '০',
  '01',
  -1,
  0.5,
  1e300,
  true,
  [],
  {},
  '9'.repeat(18),
  '9'.repeat(19),
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

test('no sheet gets past the quick look that the contract would refuse', () => {
  fc.assert(
    fc.property(sheet, ({ answer_sheet, change }) => {
      const body: unknown = JSON.parse(JSON.stringify({ ...sheetOf(1, {}), answer_sheet, ...change }))
      const parsed = AnswerSheet.safeParse(body)
      expect(isPlainSheet(body)).toBe(parsed.success)
      if (parsed.success) expect(parsed.data).toEqual(body)
    }),
    { numRuns: 5_000 },
  )
})

test('a sheet with a smuggled prototype is looked at by the contract', () => {
  const text = JSON.stringify(sheetOf(1, { answers: { 7: 1 } }))
  expect(isPlainSheet(JSON.parse(text))).toBe(true)
  expect(isPlainSheet(JSON.parse(text.replace('"question"', '"__proto__":{"answer":2},"question"')))).toBe(false)
  expect(isPlainSheet(JSON.parse(text.replace('{"exam"', '{"__proto__":{"device":"x"},"exam"')))).toBe(false)
})

test('nobody hands in more answers than an exam can have questions', () => {
  const answers = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [index + 1, 1]))
  expect(isPlainSheet(sheetOf(1, { answers }))).toBe(false)
})

import { type ExportFormat, exportFormats, formatHolds, type TypedOption } from '@prostuti/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionColumns } from '../bank/question-columns.ts'
import { createFindCategory } from '../imports/category-names.ts'
import { guessColumns } from '../imports/guess-mapping.ts'
import { type JudgedRow, judgeRows } from '../imports/judge-rows.ts'
import { readBankFile } from '../imports/process/read-bank-file.ts'
import { renderPassage } from '../rendering/render-passage.ts'
import { exportFile } from './export-file.ts'
import { partsOf } from './parts-of.ts'
import type { BankQuestion } from './read-bank.ts'

const categories = [
  { id: 1, bn: 'বাংলা', en: 'Bangla', parent: null },
  { id: 2, bn: 'সন্ধি/সমাস: ১', en: 'Sandhi', parent: 1 },
]
const paths = new Map([
  [1, ['বাংলা']],
  [2, ['বাংলা', 'সন্ধি/সমাস: ১']],
])
const names: Record<ExportFormat, string> = { xlsx: 'a.xlsx', gift: 'a.gift', moodle_xml: 'a.xml' }

/** Takes questions out and brings the file in again. */
async function roundTrip(format: ExportFormat, bank: readonly BankQuestion[]): Promise<JudgedRow[]> {
  async function* pages() {
    yield bank
  }
  const pieces: Buffer[] = []
  const parts = new Set(bank.flatMap(partsOf))
  for await (const piece of exportFile(format, { pages: pages(), parts, paths })) pieces.push(Buffer.from(piece))
  const { table, format: found } = await readBankFile(Buffer.concat(pieces), names[format])
  expect(found).toBe(format)
  const columns = guessColumns(table.headers)
  const mapping = { columns, category: null, reviewed: true, tags: [] }
  return [...judgeRows(table, { format, mapping, findCategory: createFindCategory(categories) })]
}

/** What the bank would make of a question, but for what the format is said to lose. */
function expected(format: ExportFormat, { row, written, passage }: BankQuestion) {
  const holds = formatHolds[format]
  const isKept = (part: keyof typeof holds) => holds[part] === 'whole' || holds[part] === 'comment'
  const text = ({ bn, en }: { bn: string; en: string }) => ({ bn, en: isKept('english') ? en : '' })
  const options = written.options.filter(({ hidden }) => !hidden)
  const { content, rightOptions, pinned, fingerprint } = questionColumns(
    {
      question: text(written.question),
      explanation: text(written.explanation),
      options: options.map(option => ({
        ...option,
        option: text(option.option),
        explanation: text(option.explanation),
      })),
    },
    { passage: passage ? renderPassage(passage.typed).bn : undefined },
  )
  return {
    ...{ content, rightOptions, fingerprint, categoryId: row.categoryId, tags: row.tags },
    ...(isKept('pinned') && { pinned }),
    ...(isKept('appearances') && { appearances: row.appearances }),
    ...(isKept('source') && { source: row.source }),
    ...(isKept('difficulty') && { difficulty: row.difficulty }),
  }
}

function brought(format: ExportFormat, { accepted }: JudgedRow) {
  const holds = formatHolds[format]
  const { columns, categoryId, tags, appearances, source, difficulty } = accepted!
  const { content, rightOptions, pinned, fingerprint } = columns
  return {
    ...{ content, rightOptions, fingerprint, categoryId, tags },
    ...(holds.pinned === 'whole' && { pinned }),
    ...(holds.appearances === 'whole' && { appearances }),
    ...(holds.source === 'whole' && { source }),
    ...(holds.difficulty === 'whole' && { difficulty }),
  }
}

const hard = [
  ...['বাংলা', 'ঢাকা', 'river', 'x', '২০২৪', 'মি.গ্রা.', '50', 'T', 'TRUE', 'a. b', 'A', '1'],
  ...[
    '\\(x^2 < y\\)',
    '$\\frac{1}{2}$',
    '$$a\\neq b$$',
    '<b>গাঢ়</b>',
    '<sup>২</sup>',
    'a < b',
    'R&D',
    '&lt;',
    '$50',
    '\\n',
    'C:\\new',
  ],
  ...[
    '~',
    '=',
    '#',
    '{',
    '}',
    ':',
    '::',
    '####',
    '->',
    '%50%',
    '[html]',
    '//',
    ']]>',
    '$CATEGORY:',
    '_x0041_',
    '"',
    "'",
    ',',
    '|',
    ';',
  ],
]
const piece = fc.constantFrom(...hard)
const text = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .chain(pieces => fc.constantFrom(' ', ' ', '\n').map(gap => `শব্দ ${pieces.join(gap)}`))
const some = (one: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), one)
const inBoth = (one: fc.Arbitrary<string>) => fc.record({ bn: one, en: some(one) })
const label = fc
  .array(fc.constantFrom('৪১তম', 'বিসিএস', 'সাল', ',', ';', '[', ']', '"'), { minLength: 1, maxLength: 3 })
  .map(words => `ট ${words.join(' ')}`)
const labels = fc.uniqueArray(label, { maxLength: 3 })

const option = fc.record({
  option: inBoth(text),
  explanation: fc.oneof(fc.constant({ bn: '', en: '' }), inBoth(text)),
  is_correct: fc.boolean(),
  pinned: fc.boolean(),
  hidden: fc.constant(false),
}) satisfies fc.Arbitrary<TypedOption>

const question = (hasPassage: boolean): fc.Arbitrary<BankQuestion> =>
  fc
    .record({
      question: inBoth(text),
      explanation: fc.oneof(fc.constant({ bn: '', en: '' }), inBoth(text)),
      options: fc.array(option, { minLength: 2, maxLength: 8 }),
      row: fc.record({
        id: fc.bigInt({ min: 1n, max: 10n ** 9n }),
        categoryId: fc.constantFrom(1, 2),
        tags: labels,
        appearances: labels,
        source: some(label),
        difficulty: fc.constantFrom(1, 2, 3),
      }),
      passage: hasPassage ? fc.option(inBoth(text).map(typed => ({ id: 1, typed }))) : fc.constant(null),
    })
    .map(({ row, passage, options, ...texts }) => ({
      ...{ row, passage, picture: null },
      written: {
        ...texts,
        // Each option says something of its own, and one is right.
        options: options.map((each, index) => ({
          ...each,
          is_correct: each.is_correct || index === 0,
          option: { bn: `${each.option.bn} ${'কখগঘঙচছজ'[index]}`, en: each.option.en && `${each.option.en} ${index}` },
        })),
      },
    }))

describe('an export of the bank, brought in again', () => {
  it.each(exportFormats)('loses as %s nothing but what the table of formats says', async format => {
    const hasPassage = formatHolds[format].passages === 'whole'
    await fc.assert(
      fc.asyncProperty(question(hasPassage), async given => {
        const [judged] = await roundTrip(format, [given])
        expect(judged!.verdict.refusal).toBeUndefined()
        expect(brought(format, judged!)).toEqual(expected(format, given))
      }),
      { numRuns: 60 },
    )
  })
})

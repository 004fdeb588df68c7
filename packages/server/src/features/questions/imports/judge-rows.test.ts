import { existsSync, readFileSync } from 'node:fs'
import type { ImportField } from '@prostuti/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from '../../../platform/sheets/sheet-table.ts'
import { renderRichText } from '../rendering/render-question.ts'
import { createFindCategory } from './category-names.ts'
import { type JudgedRow, judgeRows } from './judge-rows.ts'

const category = { id: 1, bn: 'বাংলা', en: 'Bangla', parent: null }
const fields: readonly ImportField[] = ['question', 'options', 'answer', 'explanation']

/** Judges rows of question, options in JSON, answer and explanation. */
function judge(rows: readonly (readonly Cell[])[]): JudgedRow[] {
  const columns = fields.map((field, column) => ({ field, column, by: 'header' as const }))
  const table = { headers: fields, rows: rows.map((cells, index) => ({ number: index + 2, cells })) }
  const mapping = { columns, category: '1', reviewed: false, tags: [] }
  return [...judgeRows(table, { mapping, findCategory: createFindCategory([category]) })]
}

const ask = (question: string, options: readonly string[], answer: string = options[0]!, explanation = '') => [
  question,
  JSON.stringify(options),
  JSON.stringify([answer]),
  explanation,
]

describe('judging the rows of a sheet', () => {
  it('keeps the first of rows that ask the same, whatever they are dressed in', () => {
    const plain = ask('বাংলাদেশের রাজধানী কোনটি?', ['ঢাকা', 'খুলনা'])
    const dressed = '‘বাংলাদেশের  রাজধানী <b>কোনটি</b> –'
    const judged = judge([plain, ask(dressed, ['খুলনা', 'ঢাকা'], 'ঢাকা'), ask(dressed, ['খুলনা', 'ঢাকা'], 'খুলনা')])
    expect(judged.map(({ verdict }) => verdict.refusal?.reason)).toEqual([
      undefined,
      'duplicate_row',
      'duplicate_row_with_other_answer',
    ])
  })

  it('does not take x² for x2, mm for Mm, or the same words with other options for the same', () => {
    const judged = judge([
      ask('$x^2$ কত?', ['৪', '৫']),
      ask('$x2$ কত?', ['৪', '৫']),
      ask('মান?', ['mm', 'x']),
      ask('মান?', ['Mm', 'x']),
      ask('মান?', ['-২', '৩']),
      ask('মান?', ['২', '৩']),
    ])
    expect(judged.filter(({ accepted }) => !accepted)).toEqual([])
  })

  it('says of a row what rendering left out of it', () => {
    const question = String.raw`\(\def\a{x}\a\) কত? <img src="https://example.com/a.png">`
    const [judged] = judge([ask(question, ['১', '২'], '১', 'এভাবেই হয়।')])
    expect(judged!.verdict.notes).toEqual(['formula_as_text', 'picture_dropped'])
  })

  it('never throws, whatever the cells hold, and judges each row once', () => {
    const kind = fc.constantFrom('date', 'formula', 'error', 'number_format')
    const text = fc.string({ unit: 'binary' })
    const cell = fc.oneof(
      text,
      fc.record({ kind, text }),
      fc.array(text).map(list => JSON.stringify(list)),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 })), rows => {
        for (const { verdict, accepted } of judge(rows)) expect(Boolean(verdict.refusal)).toBe(!accepted)
        expect(judge(rows)).toHaveLength(rows.length)
      }),
    )
  })
})

describe('judging what other people wrote', () => {
  const folder = new URL('../../../../../../../shared/data/', import.meta.url)
  const missing = existsSync(folder) ? undefined : 'the folder ../shared/data with other people’s questions is not here'
  const lines = (file: string) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n')

  interface Given {
    readonly question: string
    readonly options: readonly string[]
    readonly correct_index: number
    readonly explanation: string | null
  }

  it('takes nearly all of thousands of questions, and rendering them again changes nothing', ctx => {
    if (missing) ctx.skip(missing)
    const rows = lines('questions.jsonl').map(line => {
      const { question, options, correct_index: right, explanation } = JSON.parse(line) as Given
      return [question, JSON.stringify(options), String.fromCharCode(65 + right), explanation ?? '']
    })
    const accepted = judge(rows).flatMap(judged => judged.accepted ?? [])
    console.info(`questions.jsonl: ${accepted.length} of ${rows.length} accepted`)
    expect(accepted.length).toBeGreaterThan(rows.length * 0.97)
    for (const { columns } of accepted)
      for (const html of [columns.content.bn.text, ...columns.content.bn.options, columns.content.bn.explanation]) {
        expect(html).not.toMatch(/<(?!\/?(?:b|i|u|sub|sup|br|p|code|table|tbody|tr|td|th|m[a-z]+)\b)[a-z]/i)
        expect(renderRichText(html)).toBe(html)
      }
  })

  it('handles files that are no questions at all', ctx => {
    if (missing) ctx.skip(missing)
    const rows = [
      ...lines('fixtures/bad/bijoy_samples_shared.jsonl').map(line => [line]),
      ...lines('fixtures/bad/bdjobs_bangla_lost_shared.csv').map(line => [
        line,
        JSON.stringify(line.split(',')),
        'A',
        '',
      ]),
      ...lines('fixtures/bad/opentrivia_invalid_utf8_shared.txt').map(line => [
        line,
        JSON.stringify([line, 'x']),
        'A',
        '',
      ]),
    ]
    const judged = judge(rows)
    expect(judged).toHaveLength(rows.length)
    expect(judged.filter(({ verdict }) => verdict.refusal?.reason === 'text_unreadable').length).toBeGreaterThan(5)
  })
})

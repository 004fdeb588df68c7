import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareQuestions } from './import-questions.ts'
import { renderRichText } from './render-question.ts'

const row = { question: 'বাংলাদেশের রাজধানী কোনটি?', options: ['ঢাকা', 'খুলনা', 'সিলেট', 'রংপুর'], correct_index: 0 }
const reasonOf = (input: unknown) => prepareQuestions([input]).rejected[0]?.reason

describe('importing questions', () => {
  it('accepts a plain row and leaves out columns that nobody asked for', () => {
    const { accepted, rejected } = prepareQuestions([
      { ...row, explanation: '১৬১০ সাল থেকে।', year: '২০২৪', colour: 'red' },
    ])
    expect(rejected).toEqual([])
    expect(accepted[0]).toMatchObject({ row: 1, lang: 'bn', year: 2024, quality: 'Perfect' })
    expect(accepted[0]!.question.options.map(({ is_correct }) => is_correct)).toEqual([true, false, false, false])
    expect(accepted[0]).not.toHaveProperty('colour')
  })

  it('says of an accepted row what rendering left out of it', () => {
    const question = String.raw`\(\def\a{x}\a\) কত? <img src="https://example.com/a.png">`
    const { accepted } = prepareQuestions([{ ...row, question }, row])
    expect(accepted.map(({ notices }) => notices.map(({ code }) => code))).toEqual([
      ['formula_as_text', 'picture_dropped'],
      [],
    ])
    expect(accepted[0]!.notices[0]!.message.bn).toContain(String.raw`\def\a{x}\a`)
  })

  it.each([
    ['not_a_row', null],
    ['not_a_row', '????????? ?????? (?????)'],
    ['question_missing', { ...row, question: ' \u200b ' }],
    ['question_missing', { ...row, question: '<p><br></p>' }],
    ['question_missing', { options: row.options }],
    ['options_missing', { ...row, options: 'ঢাকা' }],
    ['option_count', { ...row, options: ['ঢাকা'] }],
    ['option_empty', { ...row, options: ['ঢাকা', '', 'সিলেট'] }],
    ['option_empty', { ...row, options: ['ঢাকা', '<script>1</script>'] }],
    ['options_not_distinct', { ...row, options: ['বাড়ি', 'ঘর', 'বা\u09dcি'] }],
    ['answer_missing', { ...row, correct_index: null }],
    ['answer_missing', { ...row, correct_index: [] }],
    ['answer_out_of_range', { ...row, correct_index: 4 }],
    ['answer_out_of_range', { ...row, correct_index: -1 }],
    ['several_answers', { ...row, correct_index: [0, 2] }],
    ['text_too_long', { ...row, explanation: 'ক'.repeat(20_001) }],
    ['text_unreadable', { ...row, question: '????????? ?????? (?????)' }],
    ['text_unreadable', { ...row, options: ['ঢা\ufffdকা', 'খুলনা'] }],
    ['field_invalid', { ...row, year: 'last year' }],
    ['field_invalid', { ...row, correct_index: 1.5 }],
  ])('says %s of a row that has it', (reason, input) => {
    expect(reasonOf(input)).toBe(reason)
  })

  it('keeps the first of rows that ask the same, whatever they are dressed in', () => {
    const dressed = {
      question: '‘বাংলাদেশের  রাজধানী <b>কোনটি</b> –',
      options: [...row.options].reverse(),
      correct_index: 3,
    }
    const contrary = { ...dressed, correct_index: 0 }
    const { accepted, rejected } = prepareQuestions([row, dressed, contrary])
    expect(accepted.map(({ row }) => row)).toEqual([1])
    expect(rejected.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'duplicate'],
      [3, 'duplicate_with_other_answer'],
    ])
  })

  it('does not take x² for x2, mm for Mm, or the same words with other options for the same', () => {
    const ask = (question: string, options: string[]) => ({ question, options, correct_index: 0 })
    const rows = [
      ask('$x^2$ কত?', ['৪', '৫']),
      ask('$x2$ কত?', ['৪', '৫']),
      ask('মান?', ['mm', 'x']),
      ask('মান?', ['Mm', 'x']),
      ask('মান?', ['-২', '৩']),
      ask('মান?', ['২', '৩']),
    ]
    expect(prepareQuestions(rows).accepted).toHaveLength(rows.length)
  })

  it('never throws, whatever a row is', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        question: fc.string({ unit: 'binary' }),
        options: fc.array(fc.string({ unit: 'grapheme' })),
        correct_index: fc.oneof(fc.integer(), fc.anything()),
        year: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(fc.array(anything), rows => {
        const { accepted, rejected } = prepareQuestions(rows)
        return accepted.length + rejected.length === rows.length
      }),
    )
  })
})

describe('importing what other people wrote', () => {
  const folder = new URL('../../../../../shared/data/', import.meta.url)
  const missing = existsSync(folder) ? undefined : 'the folder ../shared/data with other people’s questions is not here'
  const lines = (file: string) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n')
  const jsonLines = (file: string): unknown[] => lines(file).map(line => JSON.parse(line))

  it('takes thousands of questions in some seconds, and rendering them again changes nothing', ctx => {
    if (missing) ctx.skip(missing)
    const rows = jsonLines('questions.jsonl')
    // The thread's own time: on a busy machine the wall's says nothing of the work.
    const started = process.threadCpuUsage()
    const { accepted, rejected } = prepareQuestions(rows)
    const seconds = process.threadCpuUsage(started).user / 1e6
    console.info(`questions.jsonl: ${accepted.length} of ${rows.length} accepted in ${seconds.toFixed(1)} s`)
    expect(accepted.length).toBeGreaterThan(rows.length * 0.98)
    expect(accepted.length + rejected.length).toBe(rows.length)
    expect(seconds).toBeLessThan(15)
    for (const { question } of accepted)
      for (const html of [question.text, ...question.options.map(({ option }) => option), question.explanation]) {
        expect(html).not.toMatch(/<(?!\/?(?:b|i|u|sub|sup|br|p|code|table|tbody|tr|td|th|m[a-z]+)\b)[a-z]/i)
        expect(renderRichText(html)).toBe(html)
      }
  }, 180_000)

  it('gives a reason for every question that was rejected before, all but the differently spelt', ctx => {
    if (missing) ctx.skip(missing)
    const known = jsonLines('questions.jsonl')
    const before = jsonLines('rejected_questions.jsonl') as { reason: string }[]
    const { accepted, rejected } = prepareQuestions([...known, ...before])
    const letIn = accepted
      .filter(({ row }) => row > known.length)
      .map(({ row }) => before[row - known.length - 1]!.reason)
    console.info(`rejected_questions.jsonl: ${before.length - letIn.length} of ${before.length} rejected`)
    expect(rejected.every(({ reason, message }) => reason && message)).toBe(true)
    expect(letIn.filter(reason => !reason.startsWith('duplicate question'))).toEqual([])
    expect(letIn.length).toBeLessThan(before.length / 7)
  }, 180_000)

  it('handles files that are no questions at all', ctx => {
    if (missing) ctx.skip(missing)
    const rows = [
      ...jsonLines('fixtures/bad/bijoy_samples_shared.jsonl'),
      ...lines('fixtures/bad/bdjobs_bangla_lost_shared.csv').map(line => ({
        question: line,
        options: line.split(','),
        correct_index: 0,
      })),
      ...lines('fixtures/bad/opentrivia_invalid_utf8_shared.txt').map(line => ({
        question: line,
        options: [line, 'x'],
        correct_index: '0',
      })),
    ]
    const { accepted, rejected } = prepareQuestions(rows)
    expect(accepted.length + rejected.length).toBe(rows.length)
    expect(rejected.filter(({ reason }) => reason === 'text_unreadable').length).toBeGreaterThan(5)
  })
})

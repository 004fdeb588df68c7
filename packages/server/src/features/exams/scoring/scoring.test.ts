import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../sheets/change-columns.ts'
import { PackedSheet } from '../sheets/packed-sheet.ts'
import { optionSetOf, optionsOf } from './option-set.ts'
import { type AnswerKey, gradeOf, scoreSheet } from './scoring.ts'

const size = 40
const key: AnswerKey = {
  questionIds: Array.from({ length: size }, (_, index) => String(index + 1)),
  accepted: Array.from({ length: size }, (_, index) => optionSetOf([index % 4])),
  optionCounts: new Array(size).fill(4),
  subjectOf: Array.from({ length: size }, (_, index) => index % 3),
  subjectCount: 3,
}

const answers = fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { minLength: size, maxLength: size })
const rules = fc.record({
  mark: fc.constantFrom(1000, 500, 2000),
  negativeMark: fc.constantFrom(0, 250, 330, 500),
})

const sheetOf = (list: (number | null)[]) =>
  PackedSheet.read(Buffer.alloc(0), size).merge(
    columnsOf(list.map((answer, index) => ({ question: String(index + 1), answer, at: 0, seq: 0 }))),
    list.map((_, index) => index),
    { device: 'a', received: 0 },
  )

describe('marking a sheet', () => {
  it('gives what counting on one’s fingers gives, exact to the thousandth', () => {
    fc.assert(
      fc.property(answers, rules, (list, { mark, negativeMark }) => {
        let expected = 0
        for (const [index, answer] of list.entries()) {
          if (answer === null) continue
          expected += answer === index % 4 ? mark : -negativeMark
        }
        expect(scoreSheet(sheetOf(list), key, { mark, negativeMark }).marks).toBe(expected)
      }),
    )
  })

  it('adds up over the subjects', () => {
    fc.assert(
      fc.property(answers, list => {
        const score = scoreSheet(sheetOf(list), key, { mark: 1000, negativeMark: 250 })
        const right = score.subjects.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b, 0)
        const wrong = score.subjects.filter((_, index) => index % 2 === 1).reduce((a, b) => a + b, 0)
        expect([right, wrong]).toEqual([score.correct, score.incorrect])
      }),
    )
  })

  it('never punishes a question left alone', () => {
    expect(scoreSheet(sheetOf(new Array(size).fill(null)), key, { mark: 1000, negativeMark: 500 }).marks).toBe(0)
  })

  it('may fall below zero for a learner who only guesses wrong', () => {
    const wrong = Array.from({ length: size }, (_, index) => (index + 1) % 4)
    expect(scoreSheet(sheetOf(wrong), key, { mark: 1000, negativeMark: 250 }).marks).toBe(-10_000)
  })
})

describe('a question that accepts several options, or is cancelled', () => {
  const changed = (accepted: (number[] | null)[]): AnswerKey => ({
    ...key,
    accepted: key.accepted.map((set, index) => (index in accepted ? optionSetOf(accepted[index]!) : set)),
  })
  const rule = { mark: 1000, negativeMark: 250 }

  it('is right for each accepted answer and counts for nobody when it is cancelled', () => {
    const judged = changed([[0, 1, 7], [], null, null])
    const marks = (...list: (number | null)[]) =>
      scoreSheet(sheetOf([...list, ...new Array(size - list.length).fill(null)]), judged, rule)
    expect(marks(1)).toMatchObject({ marks: 1000, correct: 1, incorrect: 0 })
    expect(marks(7, 0)).toMatchObject({ marks: 750, correct: 1, incorrect: 1 })
    expect(marks(2, null, 2, 0)).toMatchObject({ marks: -250, correct: 0, incorrect: 1, subjects: [0, 1, 0, 0, 0, 0] })
  })

  it('is read back as it was written', () => {
    for (const options of [[], [0], [1, 3], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], null])
      expect(optionsOf(optionSetOf(options))).toEqual(options)
  })
})

describe('the grade', () => {
  it('follows the boards’ steps', () => {
    const of = (percent: number) => gradeOf(percent * 10, 1000)
    expect([of(100), of(80), of(79.9), of(60), of(33), of(32.9), of(-5)]).toEqual([
      'A+',
      'A+',
      'A',
      'A-',
      'D',
      'F',
      'F',
    ])
  })
})

import type { ResultChange } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../i18n/translate.ts'
import { bn, en } from '../messages.ts'
import { changeSentence } from './change-sentence.ts'

const change: ResultChange = {
  at: '2026-11-23T06:00:00.000Z',
  questions: [{ question: '7', number: 12, before: [0], after: [0, 1], answer: 1 }],
  hidden: 0,
  marks_before: 80.25,
  marks_after: 81.25,
  position_before: 210,
  position_after: 187,
}
const said = (given: Partial<ResultChange> = {}) =>
  [
    { t: createTranslator(bn, 'bn'), letterOf: (row: number) => 'কখগঘ'[row]! },
    { t: createTranslator(en, 'en'), letterOf: (row: number) => 'ABCD'[row]! },
  ].map(words => changeSentence({ ...change, ...given }, words))
const question = change.questions[0]!

describe('what a change of keys says to one person', () => {
  it('names question and option as they saw them, then marks and place', () => {
    expect(said()).toEqual([
      '১২ নম্বর প্রশ্নে এখন খ উত্তরও গ্রহণ করা হয়েছে: আপনার নম্বর ১ বেড়েছে, স্থান ২১০ থেকে ১৮৭।',
      'Question 12 now also accepts B: your marks rose by 1, your place went from 210 to 187.',
    ])
  })

  it('distinguishes a new answer from a further one, and a question that counts for nobody', () => {
    const questions = [
      { ...question, after: [2, 3] },
      { ...question, number: 3, after: null },
    ]
    expect(said({ questions, marks_after: 80.25, position_after: 210 })).toEqual([
      '১২ নম্বর প্রশ্নের সঠিক উত্তর এখন গ ও ঘ; প্রশ্ন ৩ বাতিল হয়েছে: আপনার নম্বর একই আছে, স্থান আগের মতোই ২১০।',
      'The answer to question 12 is now C and D; question 3 was cancelled: your marks stayed the same, your place is still 210.',
    ])
  })

  it('counts questions that it may not name, and leaves out a place that nobody has', () => {
    const unranked = { position_before: -1, position_after: -1 }
    expect(said({ questions: [], hidden: 2, marks_after: 79.92, ...unranked })).toEqual([
      '২টি প্রশ্নের উত্তর বদলানো হয়েছে: আপনার নম্বর ০.৩৩ কমেছে।',
      'The keys of 2 questions were changed: your marks fell by 0.33.',
    ])
    expect(said({ questions: Array.from({ length: 5 }, () => question) })[1]).toContain('; 2 more questions changed:')
  })
})

import { describe, expect, it } from 'vitest'
import { qualityOf, saysSomething } from './quality.ts'

const question = (right: boolean[], explanation = '', optionExplanation?: string) => ({
  text: '২ + ২ = কত?',
  options: right.map((is_correct, index) => ({ option: String(index), is_correct, explanation: optionExplanation })),
  explanation,
})

describe('the quality of a question', () => {
  it('is perfect with one right option that is explained, by itself or by the question', () => {
    expect(qualityOf(question([false, true], 'দুই আর দুইয়ে চার।'))).toBe('Perfect')
    expect(qualityOf(question([false, true], '', 'ঠিক'))).toBe('Perfect')
  })

  it('names what is missing', () => {
    expect(qualityOf(question([false, true]))).toBe('No explanation')
    expect(qualityOf(question([false, false], 'চার'))).toBe('No correct answer')
    expect(qualityOf(question([true, true], 'চার'))).toBe('Multiple correct answer')
  })

  it('names a repetition, after what makes it unusable', () => {
    expect(qualityOf(question([true, false], 'চার'), { duplicate: true })).toBe('duplicate')
    expect(qualityOf(question([false, false]), { duplicate: true })).toBe('No correct answer')
  })

  it.each(['সঠিক উত্তর: ৪।', '<p>২ + ২ = ৪</p>', 'অতএব এটি ৪, সঠিক উত্তর'])(
    'takes %s, which only repeats the key, for no explanation',
    explanation => {
      const options = ['৩', '৪'].map(option => ({ option, is_correct: option === '৪' }))
      expect(qualityOf({ text: '২ + ২ = কত?', options, explanation })).toBe('No explanation')
      expect(qualityOf({ text: '২ + ২ = কত?', options, explanation: `${explanation} দুইবার দুই নিলে হয়।` })).toBe(
        'Perfect',
      )
    },
  )

  it('takes an emptied editor for nothing and a formula for something', () => {
    expect(saysSomething('<p>&nbsp;<br /></p>')).toBe(false)
    expect(saysSomething('<math><mi>x</mi></math>')).toBe(true)
  })
})

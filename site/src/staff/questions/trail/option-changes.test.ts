import { expect, it } from 'vitest'
import { type LoggedOption, optionChanges } from './option-changes.ts'

const words = {
  letterOf: (place: number) => 'কখগঘ'[place]!,
  text: (value: unknown) => (typeof value === 'string' ? value : (value as { bn?: string })?.bn) || 'খালি',
  right: 'সঠিক উত্তর',
  explanation: (letter: string) => `${letter}-এর ব্যাখ্যা`,
  hidden: (letter: string) => `${letter} লুকানো হয়েছে`,
  shown: (letter: string) => `${letter} আবার দেখানো হয়েছে`,
}
const option = (bn: string, given: Partial<LoggedOption> = {}): LoggedOption => ({
  option: { bn, en: '' },
  explanation: { bn: '', en: '' },
  is_correct: false,
  ...given,
})
const [a, b, c] = [option('১৮৫৫'), option('১৮৫৬', { is_correct: true }), option('১৮৫৭–১৯১১')]

it('says what an option was and is, by its letter, and nothing of those that stay', () => {
  expect(optionChanges([a, b, c], [a, b, option('১৮৫৭–১৯১৩')], words)).toEqual(['গ: ১৮৫৭–১৯১১ → ১৮৫৭–১৯১৩'])
})

it('says which answer is right now, what is explained and what is hidden', () => {
  const after = [
    option('১৮৫৫', { is_correct: true }),
    option('১৮৫৬', { hidden: true }),
    option('১৮৫৭–১৯১১', { explanation: { bn: 'তাঁর জীবনকাল', en: '' } }),
  ]
  expect(optionChanges([a, b, c], after, words)).toEqual([
    'খ লুকানো হয়েছে',
    'গ-এর ব্যাখ্যা: খালি → তাঁর জীবনকাল',
    'সঠিক উত্তর: খ → ক',
  ])
})

it('lists the options of a new question, and leaves what it does not know to the plain words', () => {
  expect(optionChanges(undefined, [a, b], words)).toEqual(['ক: ১৮৫৫', 'খ: ১৮৫৬', 'সঠিক উত্তর: খ'])
  expect(optionChanges([a], undefined, words)).toBe(undefined)
})

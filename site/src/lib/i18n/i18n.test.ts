import { expect, test } from 'vitest'
import bn from '../../locales/bn.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { translator } from './i18n.ts'

const stems = (texts: object) => [...new Set(Object.keys(texts).map(key => key.replace(/_(one|other)$/, '')))].sort()
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()

test('every text is there in Bangla and in English', () => {
  expect(stems(bn)).toEqual(stems(en))
})

test('a text says the same figures in both languages', () => {
  const english: Record<string, string> = en
  for (const [key, text] of Object.entries(bn)) {
    expect(holes(text), key).toEqual(holes(english[key] ?? english[`${key}_other`] ?? ''))
  }
})

test('numbers are written in the digits of the language', () => {
  expect(translator('bn')('exams.questions', { count: 1250 })).toBe('১,২৫০টি প্রশ্ন')
  expect(translator('en')('exams.questions', { count: 1250 })).toBe('1,250 questions')
  expect(translator('en')('exams.questions', { count: 1 })).toBe('1 question')
  expect(translator('bn')('today.text', { reviews: 12, answered: 3, goal: 30 })).not.toMatch(/\d/)
  expect(translator('bn')('routine.notebook', { count: 12 })).toBe('ভুলের খাতা: ১২টি প্রশ্ন')
})

test('Bangla texts hold no English letters but names of code, and English ones no Bangla but the way to the other language', () => {
  const others = ['shell.other_language', 'shell.other_language_short', 'shell.change_language']
  const texts = (all: object) => Object.entries(all).filter(([key]) => !others.includes(key))
  const isOfCode = (key: string) => key.startsWith('docs.')
  for (const [key, text] of texts(bn).filter(([key]) => !isOfCode(key)))
    expect(text.replace(/\{\{[^}]*\}\}|Google/g, ''), key).not.toMatch(/[A-Za-z]/)
  for (const [key, text] of texts(en)) expect(text, key).not.toMatch(/[\u0980-\u09FF]/)
})

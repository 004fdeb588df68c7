import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../foundation/text/translate.ts'
import { savedSentence, savedTone, savedWord } from './saved-state.ts'

const messages = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../sdk/src/exams/locales/${language}.json`, import.meta.url), 'utf8'))
const bn = createTranslator(messages('bn'), 'bn')
const sync = { savedHere: 12, unsaved: 0, unsent: 0, refused: false, online: true, storage: 'ok' } as const

test('all is well: one calm word', () => {
  expect(bn(savedWord(savedTone(sync)))).toBe('সংরক্ষিত')
})

test('says how many answers are on the phone and how many are not sent yet', () => {
  expect(savedSentence({ ...sync, unsent: 3 }, bn)).toBe('১২টি উত্তর এই ডিভাইসে সংরক্ষিত, ৩টি এখনো পাঠানো হয়নি।')
})

test('without a network it also says that they will go by themselves', () => {
  const offline = { ...sync, unsent: 3, online: false }
  expect(bn(savedWord(savedTone(offline)))).toBe('নেটওয়ার্ক নেই')
  expect(savedSentence(offline, bn)).toContain('নিজে থেকেই যাবে')
})

test('a server that takes no answers is told of in the bar too, not only where one asks', () => {
  const refused = { ...sync, unsent: 3, refused: true }
  expect(bn(savedWord(savedTone(refused)))).toBe('পাঠানো যায়নি')
  expect(savedSentence(refused, bn)).toBe(
    'সার্ভার এখন ৩টি উত্তর নিচ্ছে না। সেগুলো এই ডিভাইসে সংরক্ষিত আছে; জমা দিলে সব একসাথে যাবে।',
  )
  expect(savedTone({ ...refused, online: false })).toBe('offline')
})

test('a device that stores nothing is the loudest of all', () => {
  expect(savedTone({ ...sync, storage: 'failing', online: false })).toBe('failing')
  expect(savedSentence({ ...sync, storage: 'failing' }, bn)).toContain('বন্ধ করবেন না')
})

test('Bangla and English say the same things', () => {
  expect(Object.keys(messages('bn'))).toEqual(Object.keys(messages('en')))
})

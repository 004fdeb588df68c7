import { expect, test } from 'vitest'
import { bankLetter, optionLetter, rowOfLetter } from './option-letters.ts'

test('options are ক খ গ ঘ in Bangla and A B C D in English', () => {
  expect([0, 1, 2, 3].map(row => optionLetter(row, 'bn'))).toEqual(['ক', 'খ', 'গ', 'ঘ'])
  expect([0, 1, 2, 3].map(row => optionLetter(row, 'en'))).toEqual(['A', 'B', 'C', 'D'])
})

test('a question of eight options has a letter for each', () => {
  expect([4, 5, 6, 7].map(row => optionLetter(row, 'bn'))).toEqual(['ঙ', 'চ', 'ছ', 'জ'])
})

test('a question in the bank has letters for sixteen options', () => {
  expect([0, 8, 15, 16].map(row => bankLetter(row, 'bn'))).toEqual(['ক', 'ঝ', 'ত', ''])
  expect(bankLetter(15, 'en')).toBe('P')
})

test('a letter calls its row, in either language and case', () => {
  expect(['ক', 'জ', 'a', 'H', 'I', '', 'কখ', '১'].map(rowOfLetter)).toEqual([0, 7, 0, 7, -1, -1, -1, -1])
})

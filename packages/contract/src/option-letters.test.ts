import { expect, test } from 'vitest'
import { optionLetter } from './option-letters.ts'

test('options are ক খ গ ঘ in Bangla and A B C D in English', () => {
  expect([0, 1, 2, 3].map(row => optionLetter(row, 'bn'))).toEqual(['ক', 'খ', 'গ', 'ঘ'])
  expect([0, 1, 2, 3].map(row => optionLetter(row, 'en'))).toEqual(['A', 'B', 'C', 'D'])
})

test('a question of eight options has a letter for each', () => {
  expect([4, 5, 6, 7].map(row => optionLetter(row, 'bn'))).toEqual(['ঙ', 'চ', 'ছ', 'জ'])
})

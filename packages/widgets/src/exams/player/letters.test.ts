import { expect, test } from 'vitest'
import { clockText, letterOf } from './letters.ts'

test('options are ক খ গ ঘ in Bangla and A B C D in English', () => {
  expect([0, 1, 2, 3].map(row => letterOf(row, 'bn'))).toEqual(['ক', 'খ', 'গ', 'ঘ'])
  expect([0, 1, 2, 3].map(row => letterOf(row, 'en'))).toEqual(['A', 'B', 'C', 'D'])
})

test('the clock shows Bangla digits where the language is Bangla', () => {
  expect(clockText(2_537_000, 'bn')).toBe('৪২:১৭')
  expect(clockText(2_537_000, 'en')).toBe('42:17')
})

test('hours appear when there are any', () => {
  expect(clockText(6_123_000, 'bn')).toBe('১:৪২:০৩')
  expect(clockText(3_600_000, 'en')).toBe('1:00:00')
  expect(clockText(3_599_000, 'en')).toBe('59:59')
})

test('a begun second counts as whole, and less than nothing is nothing', () => {
  expect(clockText(1, 'en')).toBe('00:01')
  expect(clockText(0, 'en')).toBe('00:00')
  expect(clockText(-5000, 'en')).toBe('00:00')
})

import { expect, test } from 'vitest'
import { compareOptions } from './compare-pair.ts'

const options = (texts: readonly string[], right: string) => texts.map(text => ({ text, isRight: text === right }))

test('counts the options that both have, wherever they stand, and says whether the same one is right', () => {
  const one = options(['৮ : ৫', '১০ : ৬', '৭ : ৫', '৯ : ৬'], '১০ : ৬')
  const other = options(['১০ : ৬', '৮ : ৫', '৭ : ৫', '৯ : ৫'], '১০ : ৬')
  expect(compareOptions(one, other)).toEqual({ shared: 3, count: 4, isSameKey: true })
})

test('says that the keys differ, and counts an option once that stands twice', () => {
  const one = options(['পদ্মা', 'পদ্মা', 'মেঘনা'], 'মেঘনা')
  const other = options(['পদ্মা', 'যমুনা'], 'পদ্মা')
  expect(compareOptions(one, other)).toEqual({ shared: 1, count: 3, isSameKey: false })
})

import { expect, test } from 'vitest'
import { withFields } from './address.ts'

test('changes a field of the address and leaves the others', () => {
  expect(withFields('?sort=-updated&cursor=abc', { sort: 'title' })).toBe('?sort=title&cursor=abc')
})

test('takes a field away by null or by nothing', () => {
  expect(withFields('?search=ঢাকা&cursor=abc', { search: '', cursor: null })).toBe('')
})

test('keeps Bangla', () => {
  expect(new URLSearchParams(withFields('', { search: 'ক্ষ জ্ঞ' })).get('search')).toBe('ক্ষ জ্ঞ')
})

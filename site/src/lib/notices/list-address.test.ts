import { expect, it } from 'vitest'
import { listAddress, listPage } from './list-address.ts'

const page = (query: string) => listPage(new URL(`http://x.example/notice${query}`))

it('a list opens at its first page, or at the one that its address names', () => {
  expect([page(''), page('?page=1'), page('?past=true&page=12')]).toEqual([1, 1, 12])
})

it('an address that names no page leads to none', () => {
  expect(['?page=0', '?page=-1', '?page=two', '?page=', '?page=1.5'].map(page)).toEqual([null, null, null, null, null])
})

it('each page has one address', () => {
  expect(listAddress('/notice/results', 1)).toBe('/notice/results')
  expect(listAddress('/notice/results', 2)).toBe('/notice/results?page=2')
  expect(listAddress('/notice/seat-plan?past=true', 2)).toBe('/notice/seat-plan?past=true&page=2')
})

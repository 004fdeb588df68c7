import { expect, it } from 'vitest'
import { addressOf, askedOf, boardStateOf } from './filter-query.ts'

const of = (address: string) => boardStateOf(new URLSearchParams(address))

it('reads from an address what it has written into it', () => {
  const state = of(
    'search=অফিসার&category=bank,bcs&district=dhaka&date_r=2026-12-01&null_deadline=true&sortBy=exam_date',
  )
  expect(state).toEqual({
    filters: {
      search: 'অফিসার',
      category: ['bank', 'bcs'],
      district: 'dhaka',
      date_r: '2026-12-01',
      null_deadline: true,
    },
    sortBy: 'exam_date',
  })
  expect(of(addressOf(state))).toEqual(state)
})

it('leaves out of an address what nobody could have meant', () => {
  expect(of('category=<b>&district=1&date_l=tomorrow&null_deadline=perhaps&sortBy=price&search=%20')).toEqual({
    filters: {},
    sortBy: 'deadline',
  })
})

it('is silent where nothing is chosen, and keeps other fields that are given', () => {
  expect(addressOf({ filters: { category: [] }, sortBy: 'deadline' })).toBe('')
  expect(addressOf({ filters: {}, sortBy: 'deadline' }, { tab: 'kept', page: undefined })).toBe('?tab=kept')
})

it('asks for the newest first, and for a page only beyond the first', () => {
  expect(askedOf({ filters: {}, sortBy: 'created_date' })).toEqual({ sortBy: 'created_date', decreasing: true })
  expect(askedOf({ filters: {}, sortBy: 'deadline' }, 3)).toEqual({ sortBy: 'deadline', page: 3 })
})

import type { Category } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { rowsOf, withBelow } from './category-rows.ts'

const category = (id: string, parent: string | null, count: number): Category => ({
  ...{ id, title: id, name: { bn: `বিষয় ${id}`, en: '' }, cat_type: 0 as const, parent },
  ...{ position: 0, question_count: count, revision: 1 },
})
const tree = [category('1', null, 30), category('2', null, 40), category('11', '1', 5), category('111', '11', 50)]
const shown = (view: Partial<Parameters<typeof rowsOf>[1]>) =>
  rowsOf(tree, { open: new Set(), search: '', onlyThin: false, ...view }).map(
    ({ category: { id }, depth, questions }) => [id, depth, questions],
  )

it('shows what is open, with the questions of all below', () => {
  expect(shown({})).toEqual([
    ['1', 0, 85],
    ['2', 0, 40],
  ])
  expect(shown({ open: new Set(['1']) })).toEqual([
    ['1', 0, 85],
    ['11', 1, 55],
    ['2', 0, 40],
  ])
})

it('shows the way to what is searched, and to what is thin', () => {
  expect(shown({ search: 'বিষয় 111' }).map(([id]) => id)).toEqual(['1', '11', '111'])
  expect(shown({ onlyThin: true }).map(([id]) => id)).toEqual(['1', '11'])
  expect(shown({ search: 'নেই' })).toEqual([])
})

it('knows what stands below a category', () => {
  expect([...withBelow(tree, '1')].sort()).toEqual(['1', '11', '111'])
})

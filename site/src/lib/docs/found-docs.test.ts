import { expect, it } from 'vitest'
import { type Finding, findDocs } from './found-docs.ts'

const index: Finding[] = [
  ['Themes', '/docs/themes', 'Docs', 'colours, dark, rank'],
  ['prostuti-rank-list', '/docs/elements/rank-list', 'Element', 'exam-id period'],
  ['rank', '/docs/rank', 'Docs', ''],
]

it('finds what holds every word, those first whose name begins with it', () => {
  expect(findDocs(index, 'Rank').map(([name]) => name)).toEqual(['rank', 'prostuti-rank-list', 'Themes'])
  expect(findDocs(index, 'rank period').map(([name]) => name)).toEqual(['prostuti-rank-list'])
  expect(findDocs(index, '  ')).toEqual([])
})

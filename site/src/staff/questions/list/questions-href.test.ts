import { expect, it } from 'vitest'
import { questionsHref } from './questions-href.ts'

it('leads to the questions that were counted, in their own bank', () => {
  expect(questionsHref({ reviewed: true })).toBe('/admin/question')
  expect(questionsHref({ reviewed: true, category: '12' })).toBe('/admin/question?category=12')
  expect(questionsHref({ reviewed: false, category: '12' })).toBe('/admin/question?category=12&reviewed_qb=false')
  expect(questionsHref({ reviewed: false, tag: 'সেক্টর ১' })).toBe(
    `/admin/question?tag=${encodeURIComponent('সেক্টর').replaceAll('%20', '+')}+${encodeURIComponent('১')}&reviewed_qb=false`,
  )
})

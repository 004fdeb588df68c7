import { expect, it } from 'vitest'
import { editInReviewHref, placeOf, reviewHrefOf } from './review-href.ts'

it('leads from the queue to the editor and back to the same place', () => {
  const edit = editInReviewHref('12', { place: 4, category: '7' })
  expect(edit).toBe('/admin/question/12?from=review&place=4&category=7')
  const back = reviewHrefOf(new URLSearchParams(edit.split('?')[1]))
  expect(back).toBe('/admin/question/review?place=4&category=7')
  expect(placeOf(new URLSearchParams(back!.split('?')[1]))).toBe(4)
})

it('leads nowhere from elsewhere, and to the first place where none is named', () => {
  expect(reviewHrefOf(new URLSearchParams('category=7'))).toBe(null)
  expect([placeOf(new URLSearchParams('')), placeOf(new URLSearchParams('place=-3'))]).toEqual([0, 0])
})

import { describe, expect, it } from 'vitest'
import { accuracyOf, averageSpent, filtered, filters, groupsOf, reviewOf, verdictOf } from './review.ts'
import { solutions, solved } from './sample-solutions.ts'

const review = reviewOf(solutions({ count: 12 }))

describe('reviewing my answers', () => {
  it('tells right, wrong and skipped apart', () => {
    expect(review.slice(0, 4).map(item => item.verdict)).toEqual(['correct', 'wrong', 'skipped', 'correct'])
  })

  it('says neither right nor wrong while the key is withheld', () => {
    const [, withheld] = reviewOf(solutions({ count: 4, embargo: true }))
    expect(withheld?.verdict).toBe('withheld')
    expect(verdictOf(solved(1, { embargoed: true }))).toBe('withheld')
    expect(verdictOf(solved(1, { cancelled: true }))).toBe('cancelled')
    expect(verdictOf(solved(2, { cancelled: true }))).toBe('cancelled')
    expect(verdictOf(solved(2, { embargoed: true }))).toBe('skipped')
  })

  it('finds what I got wrong, skipped or marked', () => {
    expect(filters.map(filter => filtered(review, filter).map(item => item.questionIndex))).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      [1, 5, 9],
      [2, 6, 10],
      [4],
    ])
  })

  it('keeps questions of one passage together, also when some are filtered away', () => {
    expect(groupsOf(review.slice(3, 7)).map(({ passage, items }) => [passage, items.length])).toEqual([
      [undefined, 1],
      [0, 2],
      [undefined, 1],
    ])
    expect(groupsOf(filtered(review, 'wrong')).map(({ passage }) => passage)).toEqual([undefined, 0, undefined])
  })

  it('measures a subject by the questions whose key is known', () => {
    const items = reviewOf(solutions({ count: 4, embargo: true }))
    expect(accuracyOf(items, solutions().subjects)).toEqual([
      { subject: 'বাংলাদেশ বিষয়াবলি', correct: 2, total: 2 },
      { subject: 'বাংলা ভাষা ও সাহিত্য', correct: 0, total: 1 },
    ])
  })

  it('takes the average over what was answered alone', () => {
    expect(averageSpent(review.slice(0, 3))).toBe(28)
    expect(averageSpent(review.slice(2, 3))).toBeNull()
  })
})

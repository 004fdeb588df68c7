import { describe, expect, it } from 'vitest'
import { addDays } from '../../../platform/dhaka-day.ts'
import { aimedDay, chooseReviews, type QueuedCard } from './choose-reviews.ts'

const today = '2026-11-24'
const yesterday = '2026-11-23'

/** Begun, and due today, unless said otherwise. */
const card = (question: number, given: Partial<QueuedCard> = {}): QueuedCard => ({
  question: String(question),
  dueOn: today,
  lastOn: yesterday,
  stability: 2,
  introducedOn: '2026-11-01',
  ...given,
})
const many = (count: number, given: Partial<QueuedCard> = {}, from = 0) =>
  Array.from({ length: count }, (_, index) => card(from + index, given))
const waiting = { introducedOn: null, stability: 0.212 }
const choose = (cards: readonly QueuedCard[], room = 30, examOn: string | null = null) =>
  chooseReviews(cards, { today, room, examOn })
const newOnes = (cards: readonly QueuedCard[]) => cards.filter(({ introducedOn }) => introducedOn === null).length

describe('today’s reviews', () => {
  it('are what is due, what is likeliest forgotten first', () => {
    const chosen = choose([
      card(1),
      card(2, { dueOn: addDays(today, 1) }),
      card(3, { stability: 0.5 }),
      card(4, { lastOn: '2026-10-01' }),
    ])
    expect(chosen.map(({ question }) => question)).toEqual(['4', '3', '1'])
  })

  it('stop at what is left of the goal, however long the pause was', () => {
    expect(choose(many(500, { dueOn: '2026-06-01' }))).toHaveLength(30)
    expect(choose(many(500), 4)).toHaveLength(4)
    expect(choose(many(500), 0)).toEqual([])
  })

  it('begin at most twenty new mistakes a day', () => {
    expect(choose(many(100, waiting), 200)).toHaveLength(20)
    const begunToday = many(15, { introducedOn: today, dueOn: addDays(today, 2) }, 200)
    expect(choose([...many(100, waiting), ...begunToday], 200)).toHaveLength(5)
  })

  it('keep a third of the day for new mistakes beside the old', () => {
    const chosen = choose([...many(100), ...many(100, waiting, 200)])
    expect([chosen.length, newOnes(chosen)]).toEqual([30, 10])
    const few = choose([...many(5), ...many(100, waiting, 200)])
    expect([few.length, newOnes(few)]).toEqual([25, 20])
  })
})

describe('before an exam', () => {
  const examOn = '2026-11-26'
  const day = { today, room: 30, examOn }
  it.each([
    // Due before it anyway.
    ['2026-11-24', '2026-11-20', '2026-11-24'],
    ['2026-11-25', '2026-11-20', '2026-11-25'],
    // Not left for the day itself, nor for afterwards.
    ['2026-11-26', '2026-11-20', '2026-11-25'],
    ['2026-12-20', '2026-11-20', '2026-11-25'],
    // Asked on the eve already.
    ['2026-12-20', '2026-11-25', '2026-12-20'],
  ])('what is due on %s and was asked on %s is asked on %s', (dueOn, lastOn, expected) => {
    expect(aimedDay({ dueOn, lastOn }, day)).toBe(expected)
  })

  it('asks on the eve what would be due after it', () => {
    const later = many(3, { dueOn: '2026-12-20' })
    expect(choose(later, 30, examOn)).toEqual([])
    expect(choose(later, 30, addDays(today, 1))).toHaveLength(3)
    expect(choose(later, 30, today)).toEqual([])
  })
})

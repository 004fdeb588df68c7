import { describe, expect, it } from 'vitest'
import { addDays } from '../../../platform/dhaka-day.ts'
import { streakOf } from './streak.ts'

const today = '2026-11-24'

/** Days from today backward, `x` with an answer. */
const daysOf = (pattern: string) =>
  new Set([...pattern].flatMap((mark, back) => (mark === 'x' ? addDays(today, -back) : [])))

describe('days in a row', () => {
  it.each([
    ['', 0, false],
    ['x', 1, false],
    // Today may still come.
    ['.xxx', 3, false],
    ['xxxx', 4, false],
    // One day of rest breaks nothing, two in a row do.
    ['x.xxx', 4, true],
    ['..xxx', 3, true],
    ['x..xxx', 1, false],
    ['...xxx', 0, false],
    // A second rest within seven days does.
    ['xx.xx.xxx', 4, true],
    ['xx.xxxxx.xxx', 7, true],
    ['xx.xxxxxx.xxx', 11, true],
    ['xxxxxxx.xxx', 10, false],
    ['xxxxxx.xxx', 9, true],
  ])('of %s are %i', (pattern, days, restedThisWeek) => {
    expect(streakOf(daysOf(pattern), today)).toEqual({ days, restedThisWeek })
  })
})

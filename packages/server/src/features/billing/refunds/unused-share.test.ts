import { describe, expect, it } from 'vitest'
import { coinShare, paisaOfShare, premiumShare, programShare, remainingMs } from './unused-share.ts'

const day = 86_400_000

describe('what is unused of a purchase', () => {
  it('is, of coins, the unspent ones, and never more than were bought', () => {
    expect(coinShare(1000, 700)).toEqual({ unit: 'coins', unused: 700, of: 1000 })
    expect(coinShare(100, 400).unused).toBe(100)
    expect(coinShare(100, -3).unused).toBe(0)
  })

  it('is, of a program, its exams that were not begun, and all of it where it has none', () => {
    expect(programShare(40, 10)).toEqual({ unit: 'exams', unused: 30, of: 40 })
    expect(programShare(40, 41).unused).toBe(0)
    expect(programShare(0, 0)).toEqual({ unit: 'whole', unused: 1, of: 1 })
  })

  it('is, of premium, its whole days to come: a day that has begun is used', () => {
    const month = { startsAt: 0, until: 30 * day }
    expect([0, 1, day, day + 1, 30 * day, 31 * day].map(now => premiumShare(30, month, now).unused)).toEqual([
      30, 29, 29, 28, 0, 0,
    ])
    // Premium that begins only when another one ends is unused.
    expect(premiumShare(30, { startsAt: 5 * day, until: 35 * day }, day).unused).toBe(30)
    expect(remainingMs(month, day + 1)).toBe(29 * day - 1)
  })
})

describe('what goes back of an amount', () => {
  it.each([
    [45_000, 700, 1000, 31_500],
    [12_000, 247, 250, 11_856],
    [100, 1, 3, 33],
    [100, 0, 3, 0],
    [999_999_999, 999_999, 1_000_000, 999_998_999],
  ])('%i paisa, %i of %i: %i', (amount, unused, of, paisa) => {
    expect(paisaOfShare(amount, { unit: 'coins', unused, of })).toBe(paisa)
  })
})

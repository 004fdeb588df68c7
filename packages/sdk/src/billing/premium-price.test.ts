import { describe, expect, it } from 'vitest'
import { chosenDaysOf, premiumEnd, premiumPrice, vipPackOf } from './premium-price.ts'

const days = (id: string, day_count: number, cost: number, actual_cost: number, is_selected = false) => ({
  ...{ id, day_count, cost, actual_cost, is_selected },
  discount: 0,
})

describe('the price of premium', () => {
  it.each([
    [30, 199, 199, { months: 1, aMonth: 199, otherwiseAMonth: 199, discount: 0 }],
    [90, 447, 597, { months: 3, aMonth: 149, otherwiseAMonth: 199, discount: 25 }],
    [180, 774, 1194, { months: 6, aMonth: 129, otherwiseAMonth: 199, discount: 35 }],
    // Twelve months and five days, whose price a month is rounded down.
    [365, 1188, 2388, { months: 12, aMonth: 99, otherwiseAMonth: 199, discount: 50 }],
    [7, 49, 60, { months: 1, aMonth: 49, otherwiseAMonth: 60, discount: 18 }],
    [59, 100, 100, { months: 1, aMonth: 100, otherwiseAMonth: 100, discount: 0 }],
    [60, 101, 99, { months: 2, aMonth: 50, otherwiseAMonth: 49, discount: 0 }],
  ])('of %i days for %i instead of %i', (day_count, cost, actual_cost, price) => {
    expect(premiumPrice({ day_count, cost, actual_cost })).toEqual(price)
  })
})

describe('the end of premium', () => {
  const now = Date.parse('2026-11-24T06:00:00Z')

  it('is so many days from now', () => {
    expect(new Date(premiumEnd(90, now)).toISOString()).toBe('2027-02-22T06:00:00.000Z')
  })

  it('is counted from the end of what one has, and from now where that is over', () => {
    expect(new Date(premiumEnd(30, now, '2026-12-01T06:00:00Z')).toISOString()).toBe('2026-12-31T06:00:00.000Z')
    expect(new Date(premiumEnd(30, now, '2026-01-01T06:00:00Z')).toISOString()).toBe('2026-12-24T06:00:00.000Z')
  })
})

describe('the pack that is offered', () => {
  const pack = (kind: string, ...options: ReturnType<typeof days>[]) => ({
    ...{ id: kind, kind, title: kind, description: '', offers: [], days: options },
  })

  it('is the VIP one, with something to choose from', () => {
    const vip = pack('VIP', days('1', 30, 199, 199))
    expect(vipPackOf([pack('TRIAL', days('2', 7, 10, 10)), vip])).toBe(vip)
    expect(vipPackOf([pack('TRIAL', days('2', 7, 10, 10)), pack('VIP')])).toBeUndefined()
  })

  it('has the flagged option chosen, else the first', () => {
    const [first, flagged] = [days('1', 30, 199, 199), days('2', 90, 447, 597, true)]
    expect(chosenDaysOf({ days: [first, flagged] })).toBe(flagged)
    expect(chosenDaysOf({ days: [first] })).toBe(first)
    expect(chosenDaysOf({ days: [] })).toBeUndefined()
  })
})

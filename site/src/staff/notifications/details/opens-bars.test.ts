import { describe, expect, it } from 'vitest'
import { earlyPercent, opensBars } from './opens-bars.ts'

/** An hour of 24 November 2026 in Dhaka, and of the days after it. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour - 6)).toISOString()
const opens = (...hours: [hour: number, opened: number][]) =>
  hours.map(([hour, opened]) => ({ hour: at(hour), opened }))

describe('when it was opened', () => {
  it('is a bar an hour, from the one in which it went, and one a night', () => {
    const bars = opensBars(opens([19, 612], [21, 118], [23, 12], [30, 10], [31, 48]), at(19))
    expect(bars.map(({ kind, opened }) => [kind, opened])).toEqual([
      ['hour', 612],
      ['hour', 0],
      ['hour', 118],
      ['hour', 0],
      ['night', 22],
      ['hour', 48],
    ])
    expect(bars[4]).toMatchObject({ from: at(23), until: at(31) })
  })

  it('ends in one bar for the tail, and loses nobody', () => {
    const all = opens([9, 5], [10, 4], [20, 3], [40, 2], [90, 1])
    const bars = opensBars(all, at(9))
    expect(bars).toHaveLength(9)
    expect(bars.at(-1)).toMatchObject({ kind: 'tail', until: at(91) })
    expect(bars.reduce((sum, { opened }) => sum + opened, 0)).toBe(15)
  })

  it('is nothing while nobody has', () => expect(opensBars([], at(9))).toEqual([]))

  it('knows what part came in the first two hours', () => {
    expect(earlyPercent(opens([19, 612], [20, 204], [21, 308]), at(19))).toBe(73)
    expect(earlyPercent([], at(19))).toBe(0)
  })
})

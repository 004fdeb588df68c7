import { describe, expect, it } from 'vitest'
import { chartPoints, gridSteps } from './chart-points.ts'

const day = 86_400_000
const last = Date.parse('2026-11-25')
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(last - (count - 1 - index) * day).toISOString().slice(0, 10),
    members: 1,
    anonymous: 5,
  }))

describe('the points of registrations', () => {
  it('are the last fourteen days, of which today is not over', () => {
    const points = chartPoints(days(30), 'days')
    expect(points).toHaveLength(14)
    expect(points[0]).toEqual({ from: '2026-11-12', count: 1, isOpen: false })
    expect(points.at(-1)).toEqual({ from: '2026-11-25', count: 1, isOpen: true })
  })

  it('are thirteen whole weeks up to today', () => {
    const points = chartPoints(days(91), 'quarter')
    expect(points.map(({ count }) => count)).toEqual(Array(13).fill(7))
    expect(points.at(-1)!.from).toBe('2026-11-19')
  })

  it('are the months of a year, of which this one is not over', () => {
    const points = chartPoints(days(365), 'year')
    expect(points.map(({ from }) => from.slice(0, 7))).toEqual([
      ...['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'],
      ...['2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(365)
    expect(points.at(-1)).toEqual({ from: '2026-11-01', count: 25, isOpen: true })
  })
})

describe('the lines behind them', () => {
  it('are round and reach above the highest', () => {
    expect(gridSteps(303)).toEqual([200, 400])
    expect(gridSteps(300)).toEqual([100, 200, 300])
    expect(gridSteps(7)).toEqual([5, 10])
    expect(gridSteps(0)).toEqual([1])
    for (const highest of [1, 2, 3, 9, 11, 99, 101, 12_345]) {
      const steps = gridSteps(highest)
      expect(steps.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(steps.length).toBeLessThanOrEqual(4)
      expect(steps.every(Number.isInteger)).toBe(true)
    }
  })
})

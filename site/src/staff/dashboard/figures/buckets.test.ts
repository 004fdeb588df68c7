import { describe, expect, it } from 'vitest'
import { bucketsOf } from './buckets.ts'

const day = (index: number) => ({ day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10) })
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index))
const shape = (count: number, today = '2027-12-31') =>
  bucketsOf(days(count), today).map(({ from, rows }) => [from, rows.length])

describe('the bars of a span', () => {
  it('are its days in a fortnight, and today is not over', () => {
    expect(shape(14)).toHaveLength(14)
    expect(bucketsOf(days(14), '2026-01-14').map(({ isOpen }) => isOpen)).toEqual([...Array(13).fill(false), true])
  })

  it('are weeks that end with its last day in three months', () => {
    expect(shape(93).slice(0, 2)).toEqual([
      ['2026-01-01', 2],
      ['2026-01-03', 7],
    ])
    expect(shape(93)).toHaveLength(14)
  })

  it('are the calendar’s months in a year, every day in one of them', () => {
    const months = shape(365)
    expect([months.length, months[1]]).toEqual([12, ['2026-02-01', 28]])
    expect(months.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(365)
  })

  it('are none without days', () => {
    expect(bucketsOf([], '2026-01-01')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { periodBefore, periodOf } from './periods.ts'
import { commonTotal, percentOf } from './scores.ts'

describe('scores', () => {
  it('add marks of other totals without a rounding', () => {
    const common = commonTotal([60_000, 100_000, 75_000])
    expect(common).toBe(300_000n)
    // A third, a third and a third are one, which no decimal says.
    expect(percentOf((common / 3n) * 3n, common)).toBe(100)
  })

  it('round to one decimal, halves away from zero', () => {
    expect([percentOf(2n, 3n), percentOf(-2n, 3n), percentOf(5n, 10_000n), percentOf(4n, 10_000n)]).toEqual([
      66.7, -66.7, 0.1, 0,
    ])
  })
})

describe('periods', () => {
  it('are weeks from Saturday to Friday, months and quarters', () => {
    for (const day of ['2026-11-21', '2026-11-24', '2026-11-27'])
      expect(periodOf('week', day)).toMatchObject({ from: '2026-11-21', to: '2026-11-27' })
    expect(periodOf('month', '2028-02-10')).toMatchObject({ from: '2028-02-01', to: '2028-02-29' })
    expect(periodOf('season', '2026-12-31')).toMatchObject({ from: '2026-10-01', to: '2026-12-31' })
    expect(periodBefore(periodOf('season', '2026-01-05'))).toMatchObject({ from: '2025-10-01', to: '2025-12-31' })
    expect(periodBefore(periodOf('week', '2026-11-21'))).toMatchObject({ from: '2026-11-14', to: '2026-11-20' })
  })
})

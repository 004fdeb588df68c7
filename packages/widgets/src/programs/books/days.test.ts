import { describe, expect, it } from 'vitest'
import { addDays, dayWords, fullDay, longDay, monthOf, weekOf } from './days.ts'

describe('the days of a routine', () => {
  it('make a week from Saturday to Friday', () => {
    const week = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
    for (const day of week) expect(weekOf(day)).toEqual(week)
    expect(weekOf('2026-11-28')[0]).toBe('2026-11-28')
  })

  it('go on over the end of a month, of February and of a year', () => {
    expect([addDays('2026-11-30', 1), addDays('2028-02-28', 1), addDays('2026-12-31', 1)]).toEqual([
      '2026-12-01',
      '2028-02-29',
      '2027-01-01',
    ])
  })

  it('are told in words, in both languages', () => {
    const today = '2026-11-24'
    expect([dayWords(today, today, 'bn'), dayWords('2026-11-25', today, 'bn')]).toEqual(['আজ', 'আগামীকাল'])
    expect([dayWords('2026-11-27', today, 'bn'), dayWords('2027-01-02', today, 'en')]).toEqual([
      '২৭ নভেম্বর',
      '2 January 2027',
    ])
    expect([longDay(today, 'bn'), longDay(today, 'en')]).toEqual(['মঙ্গলবার, ২৪ নভেম্বর', 'Tuesday, 24 November'])
    expect([monthOf(today, 'bn'), fullDay(today, 'bn')]).toEqual(['নভেম্বর ২০২৬', '২৪ নভেম্বর ২০২৬'])
  })
})

import { describe, expect, it } from 'vitest'
import { datesFrom, extendedDates, restartedDates } from './routine-dates.ts'

describe('the days of a routine', () => {
  it.each([
    ['2026-12-01', [0, 1, 1], ['2026-12-01', '2026-12-02', '2026-12-03']],
    ['2026-12-01', [2, 7], ['2026-12-03', '2026-12-10']],
    ['2026-12-31', [0, 1, 59], ['2026-12-31', '2027-01-01', '2027-03-01']],
    ['2028-02-28', [0, 1, 1], ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2026-12-01', [0, 0, 0], ['2026-12-01', '2026-12-01', '2026-12-01']],
    ['2026-12-01', [], []],
  ])('from %s by intervals %j are %j', (start, intervals, expected) => {
    expect(datesFrom(start, intervals)).toEqual(expected)
  })
})

describe('a new start date', () => {
  const intervals = [0, 2, 3]
  const begun = ['2026-12-01', '2026-12-03', '2026-12-06']
  it.each([
    // Nothing was begun before.
    [[], '2026-11-20', '2026-12-01', begun],
    // It had not begun yet: as if for the first time.
    [begun, '2026-11-30', '2026-12-05', ['2026-12-05', '2026-12-07', '2026-12-10']],
    [begun, '2026-12-01', '2026-12-05', ['2026-12-05', '2026-12-07', '2026-12-10']],
    // Days that are over stay; the first of the others falls on the new date.
    [begun, '2026-12-02', '2026-12-10', ['2026-12-01', '2026-12-10', '2026-12-13']],
    [begun, '2026-12-03', '2026-12-03', ['2026-12-01', '2026-12-03', '2026-12-06']],
    [begun, '2026-12-06', '2026-12-20', ['2026-12-01', '2026-12-03', '2026-12-20']],
    // Nothing is left.
    [begun, '2026-12-07', '2026-12-20', null],
  ])('of %j on %s, to %s, gives %j', (days, today, start, expected) => {
    expect(restartedDates({ intervals, days, today, start })).toEqual(expected)
  })
})

describe('a routine that was changed since it was begun', () => {
  it.each([
    [['2026-12-01'], [0, 2, 3], ['2026-12-01', '2026-12-03', '2026-12-06']],
    [['2026-12-01', '2026-12-09'], [0], ['2026-12-01']],
    [[], [0, 2], []],
  ])('keeps the days %j for intervals %j as %j', (days, intervals, expected) => {
    expect(extendedDates(days, intervals)).toEqual(expected)
  })
})

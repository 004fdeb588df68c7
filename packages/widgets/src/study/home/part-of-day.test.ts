import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test.each([
  ['00:00', 'night'],
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'noon'],
  ['14:59', 'noon'],
  ['15:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['19:59', 'evening'],
  ['20:00', 'night'],
  ['23:59', 'night'],
])('at %s in Dhaka it is %s, wherever the server stands', (time, part) => {
  expect(partOfDay(Date.parse(`2026-11-21T${time}:00+06:00`))).toBe(part)
})

import { expect, test } from 'vitest'
import { formatMoment, formatTime, minutesOf } from './exam-time.ts'

const dhaka = (time: string) => Date.parse(`${time}+06:00`)
const now = dhaka('2026-11-21T09:15:00')

test('times read as people in Dhaka say them', () => {
  expect(formatTime(dhaka('2026-11-21T20:30:00'), 'bn')).toBe('রাত ৮:৩০')
  expect(formatTime(dhaka('2026-11-21T00:05:00'), 'bn')).toBe('রাত ১২:০৫')
  expect(formatTime(dhaka('2026-11-21T12:00:00'), 'bn')).toBe('দুপুর ১২:০০')
  expect(formatTime(dhaka('2026-11-21T12:00:00'), 'en')).toBe('12:00\u202fpm')
})

test('near days have names, far ones dates, and other years their year', () => {
  expect(formatMoment(dhaka('2026-11-21T23:59:00'), 'bn', now)).toBe('আজ রাত ১১:৫৯')
  expect(formatMoment(dhaka('2026-11-22T00:00:00'), 'en', now)).toBe('tomorrow, 12:00\u202fam')
  expect(formatMoment(dhaka('2026-11-24T10:00:00'), 'bn', now)).toBe('২৪ নভেম্বর সকাল ১০:০০')
  expect(formatMoment(dhaka('2027-01-02T10:00:00'), 'en', now)).toBe('2 January 2027, 10:00\u202fam')
})

test('a started minute counts as a minute', () => {
  expect(minutesOf('01:00:00')).toBe(60)
  expect(minutesOf('00:30:01')).toBe(31)
})

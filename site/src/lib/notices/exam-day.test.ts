import { expect, it } from 'vitest'
import { dayParts, examDayText, timeText } from './exam-day.ts'

it('the day of an exam reads in parts, by Dhaka’s calendar', () => {
  expect(dayParts('2026-11-27', 'bn')).toEqual({ day: '২৭', month: 'নভেম্বর', year: '২০২৬', weekday: 'শুক্রবার' })
  expect(dayParts('2027-01-01', 'en')).toEqual({ day: '1', month: 'January', year: '2027', weekday: 'Friday' })
})

it('its time is Dhaka’s, and left out where it is not known', () => {
  expect(timeText('2026-11-27', '10:00', 'bn')).toBe('সকাল ১০:০০')
  expect(timeText('2026-11-27', '00:05', 'en')).toBe('12:05 am')
  expect(examDayText('2026-11-27', '15:30', 'bn')).toBe('শুক্রবার, ২৭ নভেম্বর ২০২৬, দুপুর ৩:৩০')
  expect(examDayText('2026-11-27', null, 'en')).toBe('Friday, 27 November 2026')
})

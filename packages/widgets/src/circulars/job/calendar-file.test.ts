import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const file = calendarFile({
  id: '7',
  title: 'আবেদন শুরু: অফিস সহকারী, কম্পিউটার মুদ্রাক্ষরিক; নমুনা জেলা প্রশাসকের কার্যালয়',
  opens: Date.parse('2026-12-01T10:00:00+06:00'),
  address: 'https://prostuti.example/jobs/7/office',
})
const unfolded = file.replaceAll('\r\n ', '')

it('calls at the minute at which applications open', () => {
  expect(unfolded).toContain('DTSTART:20261201T040000Z\r\n')
  expect(unfolded).toContain('TRIGGER:PT0S\r\n')
  expect(unfolded).toContain('URL:https://prostuti.example/jobs/7/office\r\n')
})

it('escapes what a calendar would take for its own, and has no line beyond 75 octets', () => {
  expect(unfolded).toContain('SUMMARY:আবেদন শুরু: অফিস সহকারী\\, কম্পিউটার মুদ্রাক্ষরিক\\; নমুনা')
  const longest = Math.max(...file.split('\r\n').map(line => new TextEncoder().encode(line).length))
  expect(longest).toBeLessThanOrEqual(75)
})

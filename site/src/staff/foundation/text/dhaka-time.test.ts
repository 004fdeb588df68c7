import { expect, it } from 'vitest'
import { fromDhaka, toDhaka } from './dhaka-time.ts'

it('reads and writes an input of day and time in Dhaka', () => {
  expect(fromDhaka('2026-12-10T10:00')).toBe('2026-12-10T04:00:00.000Z')
  expect(toDhaka('2026-12-10T04:00:00.000Z')).toBe('2026-12-10T10:00')
})

it('reads nothing into an empty or unfinished one', () => {
  expect(['', '2026-12-10', '2026-12-10T', 'T10:00', '2026-13-10T10:00'].map(fromDhaka)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})

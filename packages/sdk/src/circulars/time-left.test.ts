import { describe, expect, it } from 'vitest'
import { type Dated, deadlineGroup, timeLeft } from './time-left.ts'

const at = (text: string) => Date.parse(`${text}+06:00`)
const iso = (text: string) => new Date(at(text)).toISOString()

/** From 2 November to the end of the 26th. */
const office: Dated = {
  opens_at: iso('2026-11-02T00:00'),
  ends_at: iso('2026-11-27T00:00'),
  deadline_time: null,
  published_on: null,
}

describe('the time that is left', () => {
  it('is counted in nights of Dhaka: the last day is 0, a minute before it is 1', () => {
    const days = (now: string) => {
      const left = timeLeft(office, at(now))
      return left.kind === 'open' ? left.days : left.kind
    }
    expect(
      ['2026-11-24T09:40', '2026-11-25T23:59', '2026-11-26T00:00', '2026-11-26T23:59', '2026-11-27T00:00'].map(days),
    ).toEqual([2, 1, 0, 0, 'over'])
  })

  it('ends at the hour that is given, else with the last minute of the day', () => {
    expect(timeLeft(office, at('2026-11-24T09:40'))).toMatchObject({ end: at('2026-11-26T23:59'), pressing: true })
    const atFive = { ...office, ends_at: iso('2026-11-26T17:00'), deadline_time: '17:00' }
    expect(timeLeft(atFive, at('2026-11-26T16:59'))).toMatchObject({ days: 0, end: at('2026-11-26T17:00') })
    expect(timeLeft(atFive, at('2026-11-26T17:00')).kind).toBe('over')
  })

  it('empties with the time for applying, and is whole where its start is not known', () => {
    const share = (circular: Dated, now: string) => {
      const left = timeLeft(circular, at(now))
      return left.kind === 'open' ? left.share : null
    }
    expect(share(office, '2026-11-02T00:00')).toBe(1)
    expect(share(office, '2026-11-14T12:00')).toBe(0.5)
    expect(share({ ...office, opens_at: null }, '2026-11-26T12:00')).toBe(1)
    expect(share({ ...office, opens_at: null, published_on: iso('2026-11-17T00:00') }, '2026-11-22T00:00')).toBe(0.5)
  })

  it('is later before the first day, and unknown without a last one', () => {
    expect(timeLeft(office, at('2026-11-01T23:59'))).toMatchObject({ kind: 'later', days: 1 })
    expect(timeLeft({ ...office, ends_at: null }, at('2026-11-05T10:00'))).toEqual({ kind: 'unknown' })
  })
})

describe('a week of deadlines', () => {
  it('ends on Friday', () => {
    const group = (ends: string, now: string) => deadlineGroup({ ...office, ends_at: iso(ends) }, at(now))
    // 24 November 2026 is a Tuesday.
    expect(group('2026-11-28T00:00', '2026-11-24T10:00')).toBe('this_week')
    expect(group('2026-11-29T00:00', '2026-11-24T10:00')).toBe('later')
    expect(group('2026-11-28T00:00', '2026-11-27T23:00')).toBe('this_week')
    expect(group('2026-11-29T00:00', '2026-11-28T00:00')).toBe('this_week')
  })

  it('leaves those without a date, and those that open later, apart', () => {
    expect(deadlineGroup({ ...office, ends_at: null }, at('2026-11-24T10:00'))).toBe('undated')
    expect(deadlineGroup(office, at('2026-11-01T10:00'))).toBe('not_open')
  })
})

import { describe, expect, it } from 'vitest'
import { deadlineOf } from './deadline.ts'
import { isInTime, next } from './states.ts'

describe('the attempt', () => {
  it('cannot be written to once it is closed', () => {
    expect(next('closed', 'draft')).toEqual({ state: 'closed', outcome: 'already_participated' })
    expect(next('closed', 'submit')).toEqual({ state: 'closed', outcome: 'already_participated' })
    expect(next('closed', 'settle')).toEqual({ state: 'closed', outcome: 'nothing' })
  })

  it('gives the same receipt to the same submission', () => {
    expect(next('closed', 'submitAgain').outcome).toBe('same_receipt')
  })

  it('stays open for the settle when a sheet came too late', () => {
    expect(next('open', 'submitLate')).toEqual({ state: 'open', outcome: 'too_late' })
    expect(next('open', 'settle').state).toBe('closed')
  })

  it('gets more time while it is open, and is opened again by that name alone', () => {
    expect(next('open', 'extend')).toEqual({ state: 'open', outcome: 'deadline_moved' })
    expect(next('open', 'reopen')).toEqual({ state: 'open', outcome: 'deadline_moved' })
    expect(next('closed', 'extend')).toEqual({ state: 'closed', outcome: 'already_participated' })
    expect(next('closed', 'reopen')).toEqual({ state: 'open', outcome: 'reopened' })
    for (const event of ['extend', 'reopen'] as const) expect(next('none', event).outcome).toBe('not_joined')
  })

  it('must be joined before anything else', () => {
    for (const event of ['draft', 'submit', 'submitLate'] as const)
      expect(next('none', event).outcome).toBe('not_joined')
    expect(next('none', 'join').state).toBe('open')
  })
})

describe('the deadline', () => {
  it('is the earlier of my own hour and the end of the exam', () => {
    expect(deadlineOf(1_000, 60_000, 100_000)).toBe(61_000)
    expect(deadlineOf(70_000, 60_000, 100_000)).toBe(100_000)
    expect(deadlineOf(70_000, 60_000, 105_000, 5_000)).toBe(105_000)
    expect(deadlineOf(1_000, 60_000, 105_000, 5_000)).toBe(66_000)
  })

  it('lets the last millisecond of the grace count, and not one more', () => {
    expect(isInTime(1_120_000, 1_000_000, 120_000)).toBe(true)
    expect(isInTime(1_120_001, 1_000_000, 120_000)).toBe(false)
    expect(isInTime(9_999_999_999, null, 0)).toBe(true)
  })
})

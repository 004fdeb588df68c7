import { describe, expect, it } from 'vitest'
import { createHall, type Seat, serverAnswers, shownAnswers } from '../testing/exam-hall.ts'

const minute = 60_000
const hour = 60 * minute

describe('the end of the time', () => {
  const sitUntil = async (durationMs: number, before: (seat: Seat) => void = () => undefined) => {
    const hall = createHall({ durationMs })
    const seat = await hall.sit()
    before(seat)
    return { hall, seat }
  }

  it.each([-24, -1, 0, 1, 24])('comes by the server’s clock when the device is %s hours off', async hours => {
    const hall = createHall({ durationMs: 10 * minute })
    const device = hall.device()
    device.wallOffset = hours * hour
    const { attempt } = await hall.sit({ device })
    attempt.answer('1', 1)
    const deadline = Date.parse(attempt.$view.get().joined!.deadline!)
    for (let step = 0; step < 9; step++) {
      await hall.world.advance(minute)
      expect(Math.abs(attempt.$remaining.get()! - (deadline - hall.world.now()))).toBeLessThanOrEqual(2_000)
    }
    await hall.world.advance(minute + 6_000)
    expect(attempt.$view.get().phase).toBe('received')
    const late = Date.parse(attempt.$view.get().receipt!.received_at) - deadline
    expect(late).toBeGreaterThanOrEqual(-1_000)
    expect(late).toBeLessThanOrEqual(6_000)
  })

  it.each([-24, -1, 1, 24])('does not move when the clock is set %s hours in mid-exam', async hours => {
    const { hall, seat } = await sitUntil(10 * minute)
    seat.attempt.answer('1', 1)
    await hall.world.advance(2 * minute)
    seat.device.wallOffset += hours * hour
    await hall.world.advance(3_000)
    const left = Date.parse(seat.attempt.$view.get().joined!.deadline!) - hall.world.now()
    expect(Math.abs(seat.attempt.$remaining.get()! - left)).toBeLessThanOrEqual(2_000)
    expect(seat.attempt.$view.get().phase).toBe('open')
  })

  it('is not believed of a device whose clock was changed while it is offline: the server is asked first', async () => {
    const { hall, seat } = await sitUntil(10 * minute)
    seat.attempt.answer('1', 1)
    await hall.world.advance(6_000)
    seat.device.setOnline(false)
    seat.device.wallOffset += 24 * hour
    const again = await seat.reload()
    await hall.world.advance(minute)
    expect(again.attempt.$view.get().phase).toBe('open')
    again.attempt.answer('2', 2)
    again.device.setOnline(true)
    await hall.world.advance(6_000)
    const left = Date.parse(again.attempt.$view.get().joined!.deadline!) - hall.world.now()
    expect(Math.abs(again.attempt.$remaining.get()! - left)).toBeLessThanOrEqual(2_000)
    expect(serverAnswers(hall.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('does not let an answer given by a clock that ran ahead beat a newer one', async () => {
    const hall = createHall()
    const phone = await hall.sit()
    phone.device.setOnline(false)
    phone.device.wallOffset += 24 * hour
    const again = await phone.reload()
    again.attempt.answer('1', 0)
    await hall.world.advance(minute)
    again.device.setOnline(true)
    await hall.world.advance(6_000)
    const laptop = await hall.sit()
    laptop.attempt.answer('1', 3)
    await hall.world.advance(6_000)
    await again.attempt.submit()
    await hall.world.advance(1_000)
    expect(serverAnswers(hall.server)).toEqual({ 1: 3 })
  })

  it('finds a phone that slept through it: the sheet goes out on waking, within the grace', async () => {
    const { hall, seat } = await sitUntil(10 * minute)
    seat.attempt.answer('1', 1)
    await hall.world.settle()
    seat.kill()
    await hall.world.advance(11 * minute)
    const again = await seat.reload()
    await hall.world.advance(6_000)
    expect(again.attempt.$view.get().phase).toBe('received')
    expect(serverAnswers(hall.server)).toEqual({ 1: 1 })
  })

  it.each([
    [-1, 'received'],
    [0, 'received'],
    [120_000, 'received'],
    [120_001, 'stranded'],
    [3_600_000, 'stranded'],
  ])('a sheet that arrives %d ms after it is %s', async (ms, phase) => {
    const { hall, seat } = await sitUntil(10 * minute)
    seat.attempt.answer('1', 1)
    await hall.world.settle()
    seat.device.setOnline(false)
    await seat.attempt.submit()
    const joined = seat.attempt.$view.get().joined!
    hall.server.latency = 0
    await hall.world.advance(Date.parse(joined.deadline!) + ms - hall.world.now())
    seat.device.setOnline(true)
    await hall.world.settle()
    expect(seat.attempt.$view.get().phase).toBe(phase)
  })

  it('moves when the staff give more time', async () => {
    const { hall, seat } = await sitUntil(10 * minute)
    hall.server.attempt('1').deadline! += 5 * minute
    seat.attempt.answer('1', 1)
    await hall.world.advance(6_000)
    expect(seat.attempt.$remaining.get()).toBeGreaterThan(14 * minute)
    await hall.world.advance(10 * minute)
    expect(seat.attempt.$view.get().phase).toBe('open')
  })

  it('closes the sheet of somebody who is gone from the drafts, and shows that receipt later', async () => {
    const { hall, seat } = await sitUntil(10 * minute)
    seat.attempt.answer('1', 1)
    await hall.world.advance(6_000)
    seat.kill()
    await hall.world.advance(15 * minute)
    hall.server.settle()
    const again = await seat.reload()
    expect(again.attempt.$view.get()).toMatchObject({ phase: 'received', receipt: { answered: 1 } })
    expect(hall.server.attempt('1').closings).toBe(1)
  })

  it('never comes in an archived exam, whose next try is a sheet of its own', async () => {
    const hall = createHall()
    const seat = await hall.sit()
    const first = seat.open('9', 'archive')
    await hall.world.advance(500)
    expect(first.$remaining.get()).toBeNull()
    first.answer('1', 1)
    await first.submit()
    await hall.world.advance(1_000)
    first.close()
    const second = seat.open('9', 'archive')
    await hall.world.advance(500)
    expect(second.$view.get()).toMatchObject({ phase: 'open', joined: { attempt: 2 } })
    expect(shownAnswers(second)).toEqual({})
  })

  it('is right again on a phone that has slept, as soon as it has asked', async () => {
    const { hall, seat } = await sitUntil(60 * minute)
    seat.attempt.answer('1', 1)
    await seat.device.sleep(25 * minute)
    await hall.world.advance(2_000)
    const left = Date.parse(seat.attempt.$view.get().joined!.deadline!) - hall.world.now()
    expect(Math.abs(seat.attempt.$remaining.get()! - left)).toBeLessThanOrEqual(2_000)
    expect(left).toBeLessThan(35 * minute)
  })
})

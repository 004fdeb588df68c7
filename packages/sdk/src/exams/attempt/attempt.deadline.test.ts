import { describe, expect, it } from 'vitest'
import { type AttemptPage, createSimulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'

const minute = 60_000
const hour = 60 * minute

describe('the end of the time', () => {
  const openUntil = async (durationMs: number, before: (tab: AttemptPage) => void = () => undefined) => {
    const simulation = createSimulation({ durationMs })
    const tab = await simulation.openAttempt()
    before(tab)
    return { simulation, tab }
  }

  it.each([-24, -1, 0, 1, 24])('comes by the server’s clock when the device is %s hours off', async hours => {
    const simulation = createSimulation({ durationMs: 10 * minute })
    const device = simulation.device()
    device.wallOffset = hours * hour
    const { attempt } = await simulation.openAttempt({ device })
    attempt.answer('1', 1)
    const deadline = Date.parse(attempt.$view.get().joined!.deadline!)
    for (let step = 0; step < 9; step++) {
      await simulation.time.advance(minute)
      expect(Math.abs(attempt.$remaining.get()! - (deadline - simulation.time.now()))).toBeLessThanOrEqual(2_000)
    }
    await simulation.time.advance(minute + 6_000)
    expect(attempt.$view.get().phase).toBe('received')
    const late = Date.parse(attempt.$view.get().receipt!.received_at) - deadline
    expect(late).toBeGreaterThanOrEqual(-1_000)
    expect(late).toBeLessThanOrEqual(6_000)
  })

  it('is known to have moved within 15 s to who reads a question and taps nothing', async () => {
    const { simulation, tab } = await openUntil(10 * minute)
    await simulation.time.advance(4 * minute + 3_000)
    const sheet = simulation.server.attempt('1')
    sheet.deadline! += 10 * minute
    simulation.server.timesChangedAt = simulation.time.now()
    await simulation.time.advance(15_000)
    expect(Date.parse(tab.attempt.$view.get().joined!.deadline!)).toBe(sheet.deadline)
    const left = sheet.deadline! - simulation.time.now()
    expect(Math.abs(tab.attempt.$remaining.get()! - left)).toBeLessThanOrEqual(2_000)
  })

  it('is asked about only by who has heard nothing for ten seconds, and joined again only once for a change', async () => {
    const { simulation, tab } = await openUntil(hour)
    const asked = (call: string) => simulation.server.log.filter(each => each.call.endsWith(call)).length
    const before = asked('/join/')
    for (let tap = 0; tap < 12; tap++) {
      tab.attempt.answer('1', tap % 4)
      await simulation.time.advance(5_000)
    }
    expect(asked('time-changes/7/')).toBeLessThanOrEqual(1)
    simulation.server.timesChangedAt = simulation.time.now()
    await simulation.time.advance(2 * minute)
    expect(asked('time-changes/7/')).toBeLessThanOrEqual(13)
    expect(asked('/join/') - before).toBe(1)
  })

  it.each(['taps', 'reads'])('what staff say is known within 15 s to who %s, and stays after a reload', async habit => {
    const { simulation, tab } = await openUntil(hour)
    await simulation.time.advance(minute)
    simulation.server.said = { id: '3', minutes: null, text: 'প্রশ্ন ৫-এ ৪০ পড়ুন' }
    if (habit === 'taps') tab.attempt.answer('1', 1)
    await simulation.time.advance(15_000)
    expect(tab.attempt.$view.get().joined!.message).toEqual(simulation.server.said)
    tab.device.setOnline(false)
    const again = await tab.reload()
    expect(again.attempt.$view.get().joined!.message).toEqual(simulation.server.said)
  })

  it.each([-24, -1, 1, 24])('does not move when the clock is set %s hours in mid-exam', async hours => {
    const { simulation, tab } = await openUntil(10 * minute)
    tab.attempt.answer('1', 1)
    await simulation.time.advance(2 * minute)
    tab.device.wallOffset += hours * hour
    await simulation.time.advance(3_000)
    const left = Date.parse(tab.attempt.$view.get().joined!.deadline!) - simulation.time.now()
    expect(Math.abs(tab.attempt.$remaining.get()! - left)).toBeLessThanOrEqual(2_000)
    expect(tab.attempt.$view.get().phase).toBe('open')
  })

  it('is not believed of a device whose clock was changed while it is offline: the server is asked first', async () => {
    const { simulation, tab } = await openUntil(10 * minute)
    tab.attempt.answer('1', 1)
    await simulation.time.advance(6_000)
    tab.device.setOnline(false)
    tab.device.wallOffset += 24 * hour
    const again = await tab.reload()
    await simulation.time.advance(minute)
    expect(again.attempt.$view.get().phase).toBe('open')
    again.attempt.answer('2', 2)
    again.device.setOnline(true)
    await simulation.time.advance(6_000)
    const left = Date.parse(again.attempt.$view.get().joined!.deadline!) - simulation.time.now()
    expect(Math.abs(again.attempt.$remaining.get()! - left)).toBeLessThanOrEqual(2_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('does not let an answer given by a clock that ran ahead beat a newer one', async () => {
    const simulation = createSimulation()
    const phone = await simulation.openAttempt()
    phone.device.setOnline(false)
    phone.device.wallOffset += 24 * hour
    const again = await phone.reload()
    again.attempt.answer('1', 0)
    await simulation.time.advance(minute)
    again.device.setOnline(true)
    await simulation.time.advance(6_000)
    const laptop = await simulation.openAttempt()
    laptop.attempt.answer('1', 3)
    await simulation.time.advance(6_000)
    await again.attempt.submit()
    await simulation.time.advance(1_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 3 })
  })

  it('finds a phone that slept through it: the sheet goes out on waking, within the grace', async () => {
    const { simulation, tab } = await openUntil(10 * minute)
    tab.attempt.answer('1', 1)
    await simulation.time.settle()
    tab.kill()
    await simulation.time.advance(11 * minute)
    const again = await tab.reload()
    await simulation.time.advance(6_000)
    expect(again.attempt.$view.get().phase).toBe('received')
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1 })
  })

  it.each([
    [-1, 'received'],
    [0, 'received'],
    [120_000, 'received'],
    [120_001, 'stranded'],
    [3_600_000, 'stranded'],
  ])('a sheet that arrives %d ms after it is %s', async (ms, phase) => {
    const { simulation, tab } = await openUntil(10 * minute)
    tab.attempt.answer('1', 1)
    await simulation.time.settle()
    tab.device.setOnline(false)
    await tab.attempt.submit()
    const joined = tab.attempt.$view.get().joined!
    simulation.server.latency = 0
    await simulation.time.advance(Date.parse(joined.deadline!) + ms - simulation.time.now())
    tab.device.setOnline(true)
    await simulation.time.settle()
    expect(tab.attempt.$view.get().phase).toBe(phase)
  })

  it('moves when the staff give more time', async () => {
    const { simulation, tab } = await openUntil(10 * minute)
    simulation.server.attempt('1').deadline! += 5 * minute
    tab.attempt.answer('1', 1)
    await simulation.time.advance(6_000)
    expect(tab.attempt.$remaining.get()).toBeGreaterThan(14 * minute)
    await simulation.time.advance(10 * minute)
    expect(tab.attempt.$view.get().phase).toBe('open')
  })

  it('closes the sheet of a learner who is gone from the drafts, and shows that receipt later', async () => {
    const { simulation, tab } = await openUntil(10 * minute)
    tab.attempt.answer('1', 1)
    await simulation.time.advance(6_000)
    tab.kill()
    await simulation.time.advance(15 * minute)
    simulation.server.settle()
    const again = await tab.reload()
    expect(again.attempt.$view.get()).toMatchObject({ phase: 'received', receipt: { answered: 1 } })
    expect(simulation.server.attempt('1').closings).toBe(1)
  })

  it('never comes in an archived exam, whose next try is a sheet of its own', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    const first = tab.open('9', 'archive')
    await simulation.time.advance(500)
    expect(first.$remaining.get()).toBeNull()
    first.answer('1', 1)
    await first.submit()
    await simulation.time.advance(1_000)
    first.close()
    const second = tab.open('9', 'archive')
    await simulation.time.advance(500)
    expect(second.$view.get()).toMatchObject({ phase: 'open', joined: { attempt: 2 } })
    expect(shownAnswers(second)).toEqual({})
  })

  it('is right again on a phone that has slept, as soon as it has asked', async () => {
    const { simulation, tab } = await openUntil(60 * minute)
    tab.attempt.answer('1', 1)
    await tab.device.sleep(25 * minute)
    await simulation.time.advance(2_000)
    const left = Date.parse(tab.attempt.$view.get().joined!.deadline!) - simulation.time.now()
    expect(Math.abs(tab.attempt.$remaining.get()! - left)).toBeLessThanOrEqual(2_000)
    expect(left).toBeLessThan(35 * minute)
  })
})

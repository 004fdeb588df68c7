import { describe, expect, it } from 'vitest'
import { createHall, type Seat, serverAnswers, shownAnswers } from '../testing/exam-hall.ts'
import { joinedOf, paperOf } from '../testing/fake-server.ts'
import { answerOf } from './journal/connection.ts'

const minute = 60_000
const hour = 60 * minute

describe('a sheet survives', () => {
  it('signing out in mid-exam, and goes on when the same person signs in again', async () => {
    const hall = createHall()
    const seat = await hall.sit()
    seat.attempt.answer('1', 1)
    await hall.world.advance(6_000)
    hall.server.tokens.delete('token-1')
    seat.attempt.answer('2', 2)
    await hall.world.advance(10_000)
    expect(seat.attempt.$view.get()).toMatchObject({
      phase: 'open',
      error: { code: 'not_signed_in' },
      sync: { unsent: 1 },
    })
    hall.signIn(seat.device)
    const again = await seat.reload()
    expect(shownAnswers(again.attempt)).toEqual({ 1: 1, 2: 2 })
    await hall.world.advance(6_000)
    expect(serverAnswers(hall.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('a second exam and another person on the same phone', async () => {
    const hall = createHall()
    const seat = await hall.sit()
    seat.device.setOnline(false)
    seat.attempt.answer('1', 3)
    await hall.world.settle()
    seat.kill()
    seat.device.setOnline(true)
    hall.signIn(seat.device, '2')
    const other = hall.page(seat.device)
    const theirs = [other.open('7'), other.open('8'), other.open('7', 'archive')]
    await hall.world.advance(500)
    for (const attempt of theirs) {
      expect(shownAnswers(attempt)).toEqual({})
      attempt.answer('1', 0)
      await attempt.submit()
    }
    await hall.world.advance(10_000)
    expect(theirs.map(attempt => attempt.$view.get().phase)).toEqual(['received', 'received', 'received'])
    other.kill()
    hall.signIn(seat.device, '1')
    const back = hall.page(seat.device).open('7')
    await hall.world.advance(6_000)
    expect(shownAnswers(back)).toEqual({ 1: 3 })
    expect(serverAnswers(hall.server, '1')).toEqual({ 1: 3 })
    expect(serverAnswers(hall.server, '2')).toEqual({ 1: 0 })
  })

  it('submitted by somebody who has signed out since: it goes out when they are back, in nobody else’s name', async () => {
    const hall = createHall()
    const seat = await hall.sit()
    seat.attempt.answer('1', 2)
    seat.device.setOnline(false)
    await seat.attempt.submit()
    seat.kill()
    hall.signIn(seat.device, '2')
    seat.device.setOnline(true)
    const other = hall.page(seat.device)
    await other.client.exams.resumeOutbox()
    await hall.world.advance(minute)
    expect(other.client.exams.$outbox.get()).toHaveLength(1)
    expect(hall.server.log.some(it => it.call.includes('submit-result'))).toBe(false)
    other.kill()
    hall.signIn(seat.device, '1')
    const home = hall.page(seat.device)
    await home.client.exams.resumeOutbox()
    await hall.world.advance(1_000)
    expect(hall.server.attempt('1').receipt?.answered).toBe(1)
  })

  it('a full disk: the exam goes on from memory and drafts, and says so at once', async () => {
    const hall = createHall()
    const seat = await hall.sit()
    seat.attempt.answer('1', 1)
    await hall.world.settle()
    seat.device.storage = 'full'
    seat.attempt.answer('2', 2)
    await hall.world.settle()
    expect(seat.attempt.$view.get().sync).toMatchObject({ storage: 'failing', savedHere: 1, unsaved: 1 })
    await hall.world.advance(6_000)
    expect(serverAnswers(hall.server)).toEqual({ 1: 1, 2: 2 })
    seat.device.storage = 'ok'
    seat.attempt.answer('3', 3)
    await hall.world.settle()
    expect(seat.attempt.$view.get().sync).toMatchObject({ storage: 'ok', savedHere: 3, unsaved: 0 })
  })

  it('a device that stores nothing at all, which is said before the start', async () => {
    const hall = createHall()
    const device = hall.device()
    device.storage = 'closed'
    hall.signIn(device)
    const page = hall.page(device)
    expect(await page.client.exams.checkStorage()).toBe('failing')
    const attempt = page.open()
    await hall.world.advance(500)
    expect(attempt.$view.get()).toMatchObject({ phase: 'open', sync: { storage: 'failing' } })
    attempt.answer('4', 1)
    await attempt.submit()
    await hall.world.advance(1_000)
    expect(attempt.$view.get().phase).toBe('received')
    expect(serverAnswers(hall.server)).toEqual({ 4: 1 })
  })

  it('a refusal for good, as a file for the staff', async () => {
    const hall = createHall({ durationMs: 10 * minute })
    const seat = await hall.sit()
    seat.attempt.answer('1', 2)
    seat.device.setOnline(false)
    await hall.world.advance(20 * minute)
    hall.server.attempt('1').deadline = hall.server.attempt('1').joinedAt
    seat.device.setOnline(true)
    await hall.world.advance(2_000)
    expect(seat.attempt.$view.get()).toMatchObject({ phase: 'stranded', error: { code: 'too_late' } })
    const file = seat.attempt.rescueFile()
    expect(JSON.parse(file.text)).toMatchObject({ exam: '7', sheet: { answer_sheet: [{ question: '1', answer: 2 }] } })
    const again = await seat.reload()
    expect(again.attempt.$view.get().phase).toBe('stranded')
    expect(JSON.parse(again.attempt.rescueFile().text).sheet.answer_sheet).toHaveLength(1)
  })

  it('being stranded, when the staff give more time', async () => {
    const hall = createHall({ durationMs: 10 * minute })
    const seat = await hall.sit()
    seat.attempt.answer('1', 2)
    seat.device.setOnline(false)
    await hall.world.advance(20 * minute)
    seat.device.setOnline(true)
    await hall.world.advance(2_000)
    expect(seat.attempt.$view.get().phase).toBe('stranded')
    hall.server.attempt('1').deadline = hall.world.now() + minute
    const again = await seat.reload()
    await hall.world.advance(1_000)
    expect(again.attempt.$view.get().phase).toBe('received')
    expect(serverAnswers(hall.server)).toEqual({ 1: 2 })
  })
})

describe('two tabs', () => {
  const twoTabs = async () => {
    const hall = createHall()
    const first = await hall.sit()
    const second = await hall.sit({ device: first.device })
    return { hall, first, second }
  }

  it('of one phone: one writes, the other shows the same and may take over', async () => {
    const { hall, first, second } = await twoTabs()
    expect(second.attempt.$view.get().phase).toBe('elsewhere')
    first.attempt.answer('1', 1)
    second.attempt.answer('1', 3)
    await hall.world.settle()
    expect(shownAnswers(second.attempt)).toEqual({ 1: 1 })
    await second.attempt.takeOver()
    expect([first, second].map(it => it.attempt.$view.get().phase)).toEqual(['elsewhere', 'open'])
    second.attempt.answer('2', 2)
    first.attempt.answer('2', 0)
    await hall.world.advance(6_000)
    expect(shownAnswers(first.attempt)).toEqual({ 1: 1, 2: 2 })
    expect(serverAnswers(hall.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('of which one is closed: the other goes on by itself', async () => {
    const { hall, first, second } = await twoTabs()
    first.attempt.answer('1', 1)
    await hall.world.settle()
    first.attempt.close()
    await hall.world.advance(500)
    expect(second.attempt.$view.get().phase).toBe('open')
    expect(shownAnswers(second.attempt)).toEqual({ 1: 1 })
  })

  it('that both submit: one sheet, one receipt, shown in both', async () => {
    const { hall, first, second } = await twoTabs()
    first.attempt.answer('1', 1)
    await hall.world.settle()
    await Promise.all([first.attempt.submit(), second.attempt.submit()])
    await hall.world.advance(10_000)
    expect(hall.server.attempt('1').closings).toBe(1)
    expect([first, second].map(it => it.attempt.$view.get().phase)).toEqual(['received', 'received'])
    expect(first.attempt.$view.get().receipt).toEqual(second.attempt.$view.get().receipt)
    expect(serverAnswers(hall.server)).toEqual({ 1: 1 })
  })

  it('go on where the device has no locks: nothing newer is overwritten', async () => {
    const { hall, first, second } = await twoTabs()
    await second.attempt.takeOver()
    second.attempt.answer('1', 2)
    await hall.world.advance(6_000)
    const third = await second.reload()
    expect(shownAnswers(third.attempt)).toEqual({ 1: 2 })
    first.kill()
  })
})

describe('two devices', () => {
  it('go on with each other’s answers, question by question', async () => {
    const hall = createHall()
    const phone = await hall.sit()
    phone.attempt.answer('1', 1)
    phone.attempt.answer('2', 1)
    await hall.world.advance(6_000)
    const laptop = await hall.sit()
    expect(shownAnswers(laptop.attempt)).toEqual({ 1: 1, 2: 1 })
    laptop.attempt.answer('2', 3)
    await hall.world.advance(6_000)
    phone.attempt.answer('5', 0)
    await hall.world.advance(6_000)
    expect(shownAnswers(phone.attempt)).toEqual({ 1: 1, 2: 3, 5: 0 })
  })

  it('an answer from before the tunnel does not beat the newer one from the other device', async () => {
    const hall = createHall()
    const [phone, laptop] = [await hall.sit(), await hall.sit()]
    phone.device.setOnline(false)
    phone.attempt.answer('1', 0)
    await hall.world.advance(minute)
    laptop.attempt.answer('1', 2)
    await hall.world.advance(minute)
    phone.attempt.mark('1', true)
    phone.device.setOnline(true)
    await hall.world.advance(minute)
    expect(serverAnswers(hall.server)).toEqual({ 1: 2 })
    expect(shownAnswers(phone.attempt)).toEqual({ 1: 2 })
    await phone.attempt.submit()
    await hall.world.advance(1_000)
    expect(serverAnswers(hall.server)).toEqual({ 1: 2 })
  })

  it('submitted on one: the other shows the receipt and keeps what it had not sent', async () => {
    const hall = createHall()
    const [phone, laptop] = [await hall.sit(), await hall.sit()]
    phone.attempt.answer('1', 0)
    phone.device.setOnline(false)
    await laptop.attempt.submit()
    await hall.world.advance(10_000)
    phone.device.setOnline(true)
    await hall.world.advance(10_000)
    expect(phone.attempt.$view.get().phase).toBe('received')
    expect(phone.attempt.$view.get().receipt).toEqual(laptop.attempt.$view.get().receipt)
    expect(JSON.parse(phone.attempt.rescueFile().text).entries).toHaveLength(1)
  })
})

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
})

describe('a page that brings the paper with it', () => {
  const withPreload = async () => {
    const hall = createHall()
    const seat = await hall.sit()
    seat.attempt.answer('1', 1)
    await hall.world.advance(6_000)
    seat.kill()
    const page = hall.page(seat.device)
    const joined = joinedOf(hall.server.attempt('1'), 'live', hall.world.now())
    const options = { exam: '7', mode: 'live', preload: { joined, paper: paperOf('7') } } as const
    return { hall, seat, page, options }
  }

  it('shows it in the same task, takes taps at once, and keeps them', async () => {
    const { hall, page, options, seat } = await withPreload()
    const attempt = page.client.exams.openAttempt(options)
    expect(attempt.$view.get().phase).toBe('open')
    expect(shownAnswers(attempt)).toEqual({ 1: 1 })
    attempt.answer('2', 2)
    attempt.answer('1', 3)
    attempt.mark('3', true)
    await hall.world.settle()
    page.kill()
    seat.device.setOnline(false)
    const again = hall.page(seat.device).open()
    await hall.world.settle()
    expect(shownAnswers(again)).toEqual({ 1: 3, 2: 2 })
    expect(again.$progress.get().marked).toBe(1)
    seat.device.setOnline(true)
    await hall.world.advance(6_000)
    expect(serverAnswers(hall.server)).toEqual({ 1: 3, 2: 2 })
  })

  it('needs no call to join before the first paint', async () => {
    const { hall, page, options } = await withPreload()
    const before = hall.server.log.length
    page.client.exams.openAttempt(options)
    await hall.world.advance(1_000)
    expect(hall.server.log.slice(before).map(it => it.call)).toEqual([])
  })

  it('takes in what was tapped before the code was there, once', async () => {
    const { hall, page, options, seat } = await withPreload()
    const write = async (taps: object[]) => {
      const database = await page.platform.storage.openDatabase('prostuti-early')
      const store = database.transaction('taps', 'readwrite').objectStore('taps')
      await Promise.all(taps.map(tap => answerOf(store.add(tap))))
      database.close()
    }
    const at = hall.world.now() + seat.device.wallOffset
    await write([
      { exam: '7', question: '4', option: 0, at: at - 2_000 },
      { exam: '7', question: '4', option: 2, at: at - 1_000 },
      { exam: '7', question: '1', option: 0, at: at - 30_000 },
      { exam: '8', question: '4', option: 1, at },
    ])
    const attempt = page.client.exams.openAttempt(options)
    await hall.world.settle(60)
    expect(shownAnswers(attempt)).toEqual({ 1: 1, 4: 2 })
    const left = await answerOf(
      (await page.platform.storage.openDatabase('prostuti-early')).transaction('taps').objectStore('taps').getAll(),
    )
    expect(left.map(tap => (tap as { exam: string }).exam)).toEqual(['8'])
    await hall.world.advance(6_000)
    expect(serverAnswers(hall.server)).toEqual({ 1: 1, 4: 2 })
  })
})

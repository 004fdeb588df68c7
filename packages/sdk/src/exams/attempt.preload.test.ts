import { describe, expect, it } from 'vitest'
import { createHall, serverAnswers, shownAnswers } from '../testing/exam-hall.ts'
import { joinedOf, paperOf } from '../testing/fake-server.ts'
import { answerOf } from './journal/connection.ts'

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

  it('sends by itself what the page before could not send', async () => {
    const { hall, page, options, seat } = await withPreload()
    page.kill()
    seat.device.setOnline(false)
    const offline = hall.page(seat.device)
    const before = offline.open()
    await hall.world.settle()
    before.answer('2', 2)
    await hall.world.settle()
    offline.kill()
    seat.device.setOnline(true)
    const attempt = hall.page(seat.device).client.exams.openAttempt(options)
    await hall.world.advance(6_000)
    expect(shownAnswers(attempt)).toEqual({ 1: 1, 2: 2 })
    expect(serverAnswers(hall.server)).toEqual({ 1: 1, 2: 2 })
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

  it('keeps every tap of its first moments, whatever is going on behind the screen', async () => {
    const { hall, page, options, seat } = await withPreload()
    const attempt = page.client.exams.openAttempt(options)
    for (let question = 1; question <= 10; question++) {
      attempt.answer(String(question), question % 4)
      await hall.world.settle(1)
    }
    await hall.world.settle(200)
    expect(attempt.$view.get().sync).toMatchObject({ savedHere: 10, unsaved: 0 })
    page.kill()
    seat.device.setOnline(false)
    const again = hall.page(seat.device).open()
    await hall.world.settle()
    expect(Object.keys(shownAnswers(again))).toHaveLength(10)
  })

  it('asks for the time when the page has come too slowly to tell it', async () => {
    const { hall, page, options } = await withPreload()
    await hall.world.advance(30_000)
    const before = hall.server.log.length
    const attempt = page.client.exams.openAttempt(options)
    expect(attempt.$view.get().phase).toBe('open')
    await hall.world.advance(1_000)
    expect(hall.server.log.slice(before).map(it => it.call)).toEqual(['[POST] exam/v5/exams/7/join/'])
    const left = Date.parse(attempt.$view.get().joined!.deadline!) - hall.world.now()
    expect(Math.abs(attempt.$remaining.get()! - left)).toBeLessThanOrEqual(1_000)
  })
})

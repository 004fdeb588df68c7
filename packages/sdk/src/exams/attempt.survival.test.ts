import { describe, expect, it } from 'vitest'
import { createHall, serverAnswers, shownAnswers } from '../testing/exam-hall.ts'

const minute = 60_000

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

  it('another server behind the same site, which counts people and exams from 1 as well', async () => {
    const hall = createHall()
    const seat = await hall.sit()
    seat.device.setOnline(false)
    seat.attempt.answer('1', 3)
    await seat.attempt.submit()
    seat.kill()
    const staging = 'https://prostuti.example/staging/api/'
    hall.signIn(seat.device, '1', staging)
    seat.device.setOnline(true)
    const page = hall.page(seat.device, {}, staging)
    await page.client.exams.resumeOutbox()
    const attempt = page.open()
    await hall.world.advance(6_000)
    expect(page.client.exams.$outbox.get()).toEqual([])
    expect(shownAnswers(attempt)).toEqual({})
  })

  it('signing in on the exam’s own screen: the same attempt goes on, for whoever opens it again', async () => {
    const hall = createHall()
    const device = hall.device()
    const page = hall.page(device)
    const attempt = page.open()
    expect(attempt.$view.get().error?.code).toBe('not_signed_in')
    const signingIn = page.client.auth.signInAnonymously()
    await hall.world.advance(500)
    await signingIn
    expect(attempt.$view.get().phase).toBe('open')
    expect(page.open()).toBe(attempt)
  })
})

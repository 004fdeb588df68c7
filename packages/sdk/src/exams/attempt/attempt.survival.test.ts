import { describe, expect, it } from 'vitest'
import { createSimulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'
import { readStoredReceipt } from '../receipts/stored-receipt.ts'

const minute = 60_000

describe('a sheet survives', () => {
  it('and this device can say so before the attempt is opened, of this person, exam and mode alone', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    await simulation.time.settle()
    tab.kill()
    const { client } = simulation.page(tab.device)
    expect(await client.exams.hasSheet('7', 'live')).toBe(true)
    expect(await client.exams.hasSheet('7', 'archive')).toBe(false)
    expect(await client.exams.hasSheet('8', 'live')).toBe(false)
    simulation.signIn(tab.device, '2')
    expect(await simulation.page(tab.device).client.exams.hasSheet('7', 'live')).toBe(false)
  })

  it('signing out in mid-exam, and goes on when the same person signs in again', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 1)
    await simulation.time.advance(6_000)
    simulation.server.tokens.delete('token-1')
    tab.attempt.answer('2', 2)
    await simulation.time.advance(10_000)
    expect(tab.attempt.$view.get()).toMatchObject({
      phase: 'open',
      error: { code: 'not_signed_in' },
      sync: { unsent: 1 },
    })
    simulation.signIn(tab.device)
    const again = await tab.reload()
    expect(shownAnswers(again.attempt)).toEqual({ 1: 1, 2: 2 })
    await simulation.time.advance(6_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('a second exam and another person on the same phone', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.device.setOnline(false)
    tab.attempt.answer('1', 3)
    await simulation.time.settle()
    tab.kill()
    tab.device.setOnline(true)
    simulation.signIn(tab.device, '2')
    const other = simulation.page(tab.device)
    const theirs = [other.open('7'), other.open('8'), other.open('7', 'archive')]
    await simulation.time.advance(500)
    for (const attempt of theirs) {
      expect(shownAnswers(attempt)).toEqual({})
      attempt.answer('1', 0)
      await attempt.submit()
    }
    await simulation.time.advance(10_000)
    expect(theirs.map(attempt => attempt.$view.get().phase)).toEqual(['received', 'received', 'received'])
    other.kill()
    simulation.signIn(tab.device, '1')
    const back = simulation.page(tab.device).open('7')
    await simulation.time.advance(6_000)
    expect(shownAnswers(back)).toEqual({ 1: 3 })
    expect(serverAnswers(simulation.server, '1')).toEqual({ 1: 3 })
    expect(serverAnswers(simulation.server, '2')).toEqual({ 1: 0 })
  })

  it('submitted by a learner who has signed out since: it goes out when they are back, in nobody else’s name', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 2)
    tab.device.setOnline(false)
    await tab.attempt.submit()
    tab.kill()
    simulation.signIn(tab.device, '2')
    tab.device.setOnline(true)
    const other = simulation.page(tab.device)
    await other.client.exams.resumeOutbox()
    await simulation.time.advance(minute)
    expect(other.client.exams.$outbox.get()).toHaveLength(1)
    expect(simulation.server.log.some(it => it.call.includes('submit-result'))).toBe(false)
    other.kill()
    simulation.signIn(tab.device, '1')
    const home = simulation.page(tab.device)
    await home.client.exams.resumeOutbox()
    await simulation.time.advance(1_000)
    expect(simulation.server.attempt('1').receipt?.answered).toBe(1)
  })

  it('a reload without a network after handing in, and says how many answers wait', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    for (const question of ['1', '2', '3']) tab.attempt.answer(question, 1)
    await simulation.time.settle()
    tab.device.setOnline(false)
    await tab.attempt.submit()
    const again = await tab.reload()
    expect(again.attempt.$view.get().phase).toBe('sending')
    expect(again.attempt.$progress.get().answered).toBe(3)
    tab.device.setOnline(true)
    await simulation.time.advance(10_000)
    expect(again.attempt.$view.get()).toMatchObject({ phase: 'received', receipt: { answered: 3 } })
  })

  it('handing in: it counts as unsaved until its submission is on this device', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 1)
    await simulation.time.advance(1_000)
    tab.device.setOnline(false)
    const submitted = tab.attempt.submit()
    expect(tab.attempt.$view.get()).toMatchObject({ phase: 'sending', sync: { unsaved: 1 } })
    await submitted
    expect(tab.attempt.$view.get()).toMatchObject({ phase: 'sending', sync: { unsaved: 0, online: false } })
  })

  it('a full disk: the exam goes on from memory and drafts, and says so at once', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 1)
    await simulation.time.settle()
    tab.device.storage = 'full'
    tab.attempt.answer('2', 2)
    await simulation.time.settle()
    expect(tab.attempt.$view.get().sync).toMatchObject({ storage: 'failing', savedHere: 1, unsaved: 1 })
    await simulation.time.advance(6_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1, 2: 2 })
    tab.device.storage = 'ok'
    tab.attempt.answer('3', 3)
    await simulation.time.settle()
    expect(tab.attempt.$view.get().sync).toMatchObject({ storage: 'ok', savedHere: 3, unsaved: 0 })
  })

  it('a device that stores nothing at all, which is said before the start', async () => {
    const simulation = createSimulation()
    const device = simulation.device()
    device.storage = 'closed'
    simulation.signIn(device)
    const page = simulation.page(device)
    expect(await page.client.exams.checkStorage()).toBe('failing')
    const attempt = page.open()
    await simulation.time.advance(500)
    expect(attempt.$view.get()).toMatchObject({ phase: 'open', sync: { storage: 'failing' } })
    attempt.answer('4', 1)
    await attempt.submit()
    await simulation.time.advance(1_000)
    expect(attempt.$view.get().phase).toBe('received')
    expect(serverAnswers(simulation.server)).toEqual({ 4: 1 })
  })

  it('a device whose storage never answers: it is left out after five seconds, and that is said', async () => {
    const simulation = createSimulation()
    const device = simulation.device()
    simulation.signIn(device)
    device.storage = 'silent'
    const page = simulation.page(device)
    const attempt = page.open()
    const [outbox, sheet] = [page.client.exams.resumeOutbox(), page.client.exams.hasSheet('7', 'live')]
    const receipt = readStoredReceipt(page.client, '7', 'live').catch(error => error)
    await simulation.time.advance(5_500)
    expect(attempt.$view.get()).toMatchObject({ phase: 'open', sync: { storage: 'failing' } })
    expect([await outbox, await sheet, await receipt]).toEqual([undefined, false, expect.any(DOMException)])
    attempt.answer('4', 1)
    await attempt.submit()
    await simulation.time.advance(12_000)
    expect(serverAnswers(simulation.server)).toEqual({ 4: 1 })
  })

  it('a refusal for good, as a file for the staff', async () => {
    const simulation = createSimulation({ durationMs: 10 * minute })
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 2)
    tab.device.setOnline(false)
    await simulation.time.advance(20 * minute)
    simulation.server.attempt('1').deadline = simulation.server.attempt('1').joinedAt
    tab.device.setOnline(true)
    await simulation.time.advance(2_000)
    expect(tab.attempt.$view.get()).toMatchObject({ phase: 'stranded', error: { code: 'too_late' } })
    const file = tab.attempt.rescueFile()
    expect(JSON.parse(file.text)).toMatchObject({ exam: '7', sheet: { answer_sheet: [{ question: '1', answer: 2 }] } })
    const again = await tab.reload()
    expect(again.attempt.$view.get().phase).toBe('stranded')
    expect(JSON.parse(again.attempt.rescueFile().text).sheet.answer_sheet).toHaveLength(1)
  })

  it('being stranded, when the staff give more time', async () => {
    const simulation = createSimulation({ durationMs: 10 * minute })
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 2)
    tab.device.setOnline(false)
    await simulation.time.advance(20 * minute)
    tab.device.setOnline(true)
    await simulation.time.advance(2_000)
    expect(tab.attempt.$view.get().phase).toBe('stranded')
    simulation.server.attempt('1').deadline = simulation.time.now() + minute
    const again = await tab.reload()
    await simulation.time.advance(1_000)
    expect(again.attempt.$view.get().phase).toBe('received')
    expect(serverAnswers(simulation.server)).toEqual({ 1: 2 })
  })

  it('another server behind the same site, which counts people and exams from 1 as well', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.device.setOnline(false)
    tab.attempt.answer('1', 3)
    await tab.attempt.submit()
    tab.kill()
    const staging = 'https://prostuti.example/staging/api/'
    simulation.signIn(tab.device, '1', staging)
    tab.device.setOnline(true)
    const page = simulation.page(tab.device, {}, staging)
    await page.client.exams.resumeOutbox()
    const attempt = page.open()
    await simulation.time.advance(6_000)
    expect(page.client.exams.$outbox.get()).toEqual([])
    expect(shownAnswers(attempt)).toEqual({})
  })

  it('signing in on the exam’s own screen: the same attempt goes on when it is opened again', async () => {
    const simulation = createSimulation()
    const device = simulation.device()
    const page = simulation.page(device)
    const attempt = page.open()
    expect(attempt.$view.get().error?.code).toBe('not_signed_in')
    const signingIn = page.client.auth.signInAnonymously()
    await simulation.time.advance(500)
    await signingIn
    expect(attempt.$view.get().phase).toBe('open')
    expect(page.open()).toBe(attempt)
  })
})

import { describe, expect, it } from 'vitest'
import { paperOf } from '../../testing/fake-exam.ts'
import { joinedOf } from '../../testing/fake-server.ts'
import { createSimulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'
import { requestResult } from '../journal/connection.ts'

describe('a page that brings the paper with it', () => {
  const withPreload = async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 1)
    await simulation.time.advance(6_000)
    tab.kill()
    const page = simulation.page(tab.device)
    const joined = joinedOf(simulation.server.attempt('1'), 'live', simulation.time.now())
    const options = { exam: '7', mode: 'live', preload: { joined, paper: paperOf('7') } } as const
    return { simulation, tab, page, options }
  }

  it('shows it in the same task, takes taps at once, and keeps them', async () => {
    const { simulation, page, options, tab } = await withPreload()
    const attempt = page.client.exams.openAttempt(options)
    expect(attempt.$view.get().phase).toBe('open')
    expect(shownAnswers(attempt)).toEqual({ 1: 1 })
    attempt.answer('2', 2)
    attempt.answer('1', 3)
    attempt.mark('3', true)
    await simulation.time.settle()
    page.kill()
    tab.device.setOnline(false)
    const again = simulation.page(tab.device).open()
    await simulation.time.settle()
    expect(shownAnswers(again)).toEqual({ 1: 3, 2: 2 })
    expect(again.$progress.get().marked).toBe(1)
    tab.device.setOnline(true)
    await simulation.time.advance(6_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 3, 2: 2 })
  })

  it('sends by itself what the page before could not send', async () => {
    const { simulation, page, options, tab } = await withPreload()
    page.kill()
    tab.device.setOnline(false)
    const offline = simulation.page(tab.device)
    const before = offline.open()
    await simulation.time.settle()
    before.answer('2', 2)
    await simulation.time.settle()
    offline.kill()
    tab.device.setOnline(true)
    const attempt = simulation.page(tab.device).client.exams.openAttempt(options)
    await simulation.time.advance(6_000)
    expect(shownAnswers(attempt)).toEqual({ 1: 1, 2: 2 })
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('needs no call to join before the first paint', async () => {
    const { simulation, page, options } = await withPreload()
    const before = simulation.server.log.length
    page.client.exams.openAttempt(options)
    await simulation.time.advance(1_000)
    expect(simulation.server.log.slice(before).map(it => it.call)).toEqual([])
  })

  it('takes in what was tapped before the code was there, once', async () => {
    const { simulation, page, options, tab } = await withPreload()
    const write = async (taps: object[]) => {
      const database = await page.platform.storage.openDatabase('prostuti-early')
      const store = database.transaction('taps', 'readwrite').objectStore('taps')
      await Promise.all(taps.map(tap => requestResult(store.add(tap))))
      database.close()
    }
    const at = simulation.time.now() + tab.device.wallOffset
    await write([
      { exam: '7', question: '4', option: 0, at: at - 2_000 },
      { exam: '7', question: '4', option: 2, at: at - 1_000 },
      { exam: '7', question: '1', option: 0, at: at - 30_000 },
      { exam: '8', question: '4', option: 1, at },
    ])
    const attempt = page.client.exams.openAttempt(options)
    await simulation.time.settle(60)
    expect(shownAnswers(attempt)).toEqual({ 1: 1, 4: 2 })
    const left = await requestResult(
      (await page.platform.storage.openDatabase('prostuti-early')).transaction('taps').objectStore('taps').getAll(),
    )
    expect(left.map(tap => (tap as { exam: string }).exam)).toEqual(['8'])
    await simulation.time.advance(6_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1, 4: 2 })
  })

  it('keeps every tap of its first moments, whatever is going on behind the screen', async () => {
    const { simulation, page, options, tab } = await withPreload()
    const attempt = page.client.exams.openAttempt(options)
    for (let question = 1; question <= 10; question++) {
      attempt.answer(String(question), question % 4)
      await simulation.time.settle(1)
    }
    await simulation.time.settle(200)
    expect(attempt.$view.get().sync).toMatchObject({ savedHere: 10, unsaved: 0 })
    page.kill()
    tab.device.setOnline(false)
    const again = simulation.page(tab.device).open()
    await simulation.time.settle()
    expect(Object.keys(shownAnswers(again))).toHaveLength(10)
  })

  it('asks for the time when the page has come too slowly to give it', async () => {
    const { simulation, page, options } = await withPreload()
    await simulation.time.advance(30_000)
    const before = simulation.server.log.length
    const attempt = page.client.exams.openAttempt(options)
    expect(attempt.$view.get().phase).toBe('open')
    await simulation.time.advance(1_000)
    expect(simulation.server.log.slice(before).map(it => it.call)).toEqual(['[POST] exam/v5/exams/7/join/'])
    const left = Date.parse(attempt.$view.get().joined!.deadline!) - simulation.time.now()
    expect(Math.abs(attempt.$remaining.get()! - left)).toBeLessThanOrEqual(1_000)
  })
})

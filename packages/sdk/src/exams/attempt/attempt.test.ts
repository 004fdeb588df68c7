import { describe, expect, it } from 'vitest'
import { createSimulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'

const minute = 60_000

describe('taking an exam', () => {
  it('opens with the paper in this attempt’s own order', async () => {
    const { attempt } = await createSimulation().openAttempt()
    const view = attempt.$view.get()
    expect(view.phase).toBe('open')
    expect(view.paper!.questions).toHaveLength(10)
    expect(view.order.map(it => it.index).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(attempt.$progress.get()).toEqual({ answered: 0, marked: 0, total: 10 })
  })

  it('shows an answer in the moment of the tap, and as saved when it is', async () => {
    const simulation = createSimulation()
    const { attempt } = await simulation.openAttempt()
    attempt.answer('3', 2)
    expect(attempt.$entry('3').get()?.answer).toBe(2)
    expect(attempt.$view.get().sync).toMatchObject({ savedHere: 0, unsaved: 1, unsent: 1 })
    await simulation.time.settle()
    expect(attempt.$view.get().sync).toMatchObject({ savedHere: 1, unsaved: 0, unsent: 1 })
    await simulation.time.advance(2_100)
    expect(attempt.$view.get().sync).toMatchObject({ savedHere: 1, unsaved: 0, unsent: 0 })
    expect(serverAnswers(simulation.server)).toEqual({ 3: 2 })
  })

  it('changes, clears and marks', async () => {
    const simulation = createSimulation()
    const { attempt } = await simulation.openAttempt()
    attempt.answer('1', 0)
    attempt.answer('1', 3)
    attempt.answer('2', 1)
    attempt.mark('2', true)
    attempt.answer('2', null)
    expect(shownAnswers(attempt)).toEqual({ 1: 3 })
    expect(attempt.$progress.get()).toEqual({ answered: 1, marked: 1, total: 10 })
    attempt.mark('2', false)
    expect(attempt.$progress.get().marked).toBe(0)
    await simulation.time.advance(6_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 3 })
  })

  it('leaves the other questions of the screen alone when one answer changes', async () => {
    const { attempt } = await createSimulation().openAttempt()
    let painted = 0
    attempt.$entry('5').listen(() => painted++)
    attempt.answer('4', 1)
    expect(painted).toBe(0)
  })

  it('sends quick taps together, never two drafts at once, and at most one every five seconds', async () => {
    const simulation = createSimulation()
    const { attempt } = await simulation.openAttempt()
    for (let tap = 0; tap < 30; tap++) {
      attempt.answer(String((tap % 10) + 1), tap % 4)
      await simulation.time.advance(1_000)
    }
    const drafts = simulation.server.log.filter(it => it.call.startsWith('[PATCH]'))
    expect(drafts.length).toBeGreaterThanOrEqual(5)
    expect(drafts.length).toBeLessThanOrEqual(7)
  })

  it('ends with a receipt, announced once', async () => {
    const simulation = createSimulation()
    const { attempt, client } = await simulation.openAttempt()
    const receipts: string[] = []
    client.exams.openAttempt({ exam: '7', mode: 'live', onReceived: it => receipts.push(it.submission_id) })
    attempt.answer('1', 2)
    await attempt.submit()
    expect(attempt.$view.get().phase).toBe('sending')
    expect(client.exams.$outbox.get()).toHaveLength(1)
    await simulation.time.advance(1_000)
    expect(attempt.$view.get()).toMatchObject({ phase: 'received', receipt: { answered: 1 } })
    expect(receipts).toEqual([attempt.$view.get().receipt!.submission_id])
    expect(client.exams.$outbox.get()).toHaveLength(0)
    attempt.answer('1', 3)
    await attempt.submit()
    await simulation.time.advance(10_000)
    expect(simulation.server.attempt('1').closings).toBe(1)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 2 })
  })

  it('is taken by the server between two milliseconds too, right after a tap', async () => {
    for (const elapsed of [10.2, 10.5, 10.6, 10.9]) {
      const simulation = createSimulation()
      const { attempt } = await simulation.openAttempt()
      await simulation.time.advance(elapsed)
      attempt.answer('1', 2)
      await attempt.submit()
      await simulation.time.advance(1_000)
      expect(attempt.$view.get().phase).toBe('received')
    }
  })

  it('says why when it cannot be taken', async () => {
    const simulation = createSimulation()
    const attempt = simulation.page(simulation.device()).open()
    await simulation.time.settle()
    expect(attempt.$view.get()).toMatchObject({ phase: 'refused', error: { code: 'not_signed_in' } })
  })

  it('waits for the network before the first question, and goes on by itself', async () => {
    const simulation = createSimulation()
    const device = simulation.device()
    simulation.signIn(device)
    device.setOnline(false)
    const attempt = simulation.page(device).open()
    await simulation.time.advance(10_000)
    expect(attempt.$view.get()).toMatchObject({ phase: 'loading', error: { code: 'network_lost' } })
    device.setOnline(true)
    await simulation.time.advance(500)
    expect(attempt.$view.get()).toMatchObject({ phase: 'open', error: null })
  })
})

describe('a network that drops', () => {
  it('keeps answers, says what is not sent, and sends it within five seconds of being back', async () => {
    const simulation = createSimulation({ questions: 100, durationMs: 90 * minute })
    let tab = await simulation.openAttempt()
    const given: Record<string, number> = {}
    const tap = async (question: number) => {
      given[question] = question % 4
      tab.attempt.answer(String(question), question % 4)
      await simulation.time.advance(12_000)
    }
    for (let question = 1; question <= 29; question++) await tap(question)
    tab.device.setOnline(false)
    for (let question = 30; question <= 100; question++) {
      if (question === 50 || question === 80) {
        tab = await tab.reload()
        expect(shownAnswers(tab.attempt)).toEqual(given)
      }
      await tap(question)
    }
    expect(tab.attempt.$view.get()).toMatchObject({ phase: 'open', sync: { unsent: 71, online: false } })
    await simulation.time.advance(6 * minute)
    tab.device.setOnline(true)
    await simulation.time.advance(5_000)
    expect(tab.attempt.$view.get().sync).toMatchObject({ savedHere: 100, unsaved: 0, unsent: 0, online: true })
    expect(serverAnswers(simulation.server)).toEqual(given)
  })

  it('does not wait for a request that hangs from before', async () => {
    const simulation = createSimulation()
    const { attempt, device } = await simulation.openAttempt()
    simulation.server.fault = () => 'black-hole'
    attempt.answer('1', 1)
    await simulation.time.advance(3_000)
    device.setOnline(false)
    device.setOnline(true)
    simulation.server.fault = () => 'none'
    device.setOnline(true)
    await simulation.time.advance(1_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1 })
  })

  it('keeps a submitted sheet and sends it after a reload, from any page of the site', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.device.setOnline(false)
    tab.attempt.answer('9', 3)
    await tab.attempt.submit()
    await simulation.time.advance(5 * minute)
    expect(tab.attempt.$view.get().phase).toBe('sending')
    tab.kill()
    const home = simulation.page(tab.device)
    await home.client.exams.resumeOutbox()
    expect(home.client.exams.$outbox.get()).toHaveLength(1)
    tab.device.setOnline(true)
    await simulation.time.advance(1_000)
    expect(home.client.exams.$outbox.get()).toHaveLength(0)
    expect(serverAnswers(simulation.server)).toEqual({ 9: 3 })
    expect(home.open().$view.get().phase).toBe('loading')
    await simulation.time.advance(500)
    expect(home.open().$view.get()).toMatchObject({ phase: 'received', receipt: { answered: 1 } })
  })

  it('gets the same receipt when the first one was lost on its way', async () => {
    const simulation = createSimulation()
    const { attempt } = await simulation.openAttempt()
    attempt.answer('1', 1)
    let losses = 3
    simulation.server.fault = call => (call.includes('submit-result') && losses-- > 0 ? 'lose-answer' : 'none')
    await attempt.submit()
    await simulation.time.advance(minute)
    expect(attempt.$view.get().receipt).toEqual(simulation.server.attempt('1').receipt)
    expect(simulation.server.attempt('1').closings).toBe(1)
    expect(simulation.server.log.filter(it => it.call.includes('submit-result'))).toHaveLength(4)
  })

  it('asks nothing more of the server once the receipt is here', async () => {
    const simulation = createSimulation()
    const { attempt, device } = await simulation.openAttempt()
    device.setOnline(false)
    await simulation.time.advance(minute)
    await attempt.submit()
    device.setOnline(true)
    await simulation.time.advance(5 * minute)
    device.setOnline(true)
    await simulation.time.advance(minute)
    expect(simulation.server.log.map(it => it.call).filter(it => it.includes('/join/'))).toHaveLength(1)
  })
})

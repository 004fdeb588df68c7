import { describe, expect, it } from 'vitest'
import { createSimulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'

const minute = 60_000

describe('two tabs', () => {
  const twoTabs = async () => {
    const simulation = createSimulation()
    const first = await simulation.openAttempt()
    const second = await simulation.openAttempt({ device: first.device })
    return { simulation, first, second }
  }

  it('of one phone: one writes, the other shows the same and may take over', async () => {
    const { simulation, first, second } = await twoTabs()
    expect(second.attempt.$view.get().phase).toBe('elsewhere')
    first.attempt.answer('1', 1)
    second.attempt.answer('1', 3)
    await simulation.time.settle()
    expect(shownAnswers(second.attempt)).toEqual({ 1: 1 })
    await second.attempt.takeOver()
    expect([first, second].map(it => it.attempt.$view.get().phase)).toEqual(['elsewhere', 'open'])
    second.attempt.answer('2', 2)
    first.attempt.answer('2', 0)
    await simulation.time.advance(6_000)
    expect(shownAnswers(first.attempt)).toEqual({ 1: 1, 2: 2 })
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('of which one is closed: the other goes on by itself', async () => {
    const { simulation, first, second } = await twoTabs()
    first.attempt.answer('1', 1)
    await simulation.time.settle()
    first.attempt.close()
    await simulation.time.advance(500)
    expect(second.attempt.$view.get().phase).toBe('open')
    expect(shownAnswers(second.attempt)).toEqual({ 1: 1 })
  })

  it('that both submit: one sheet, one receipt, shown in both', async () => {
    const { simulation, first, second } = await twoTabs()
    first.attempt.answer('1', 1)
    await simulation.time.settle()
    await Promise.all([first.attempt.submit(), second.attempt.submit()])
    await simulation.time.advance(10_000)
    expect(simulation.server.attempt('1').closings).toBe(1)
    expect([first, second].map(it => it.attempt.$view.get().phase)).toEqual(['received', 'received'])
    expect(first.attempt.$view.get().receipt).toEqual(second.attempt.$view.get().receipt)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1 })
  })

  it('without locks both write, and the newer answer stands', async () => {
    const simulation = createSimulation()
    const device = simulation.device()
    simulation.signIn(device)
    const openTab = () => {
      const page = simulation.page(device)
      page.platform.tabs.lock = async () => ({ held: true, release: () => undefined })
      return page.open()
    }
    const [first, second] = [openTab(), openTab()]
    await simulation.time.advance(500)
    first.answer('1', 1)
    await simulation.time.advance(1_000)
    second.answer('1', 2)
    await simulation.time.advance(1_000)
    first.answer('3', 0)
    first.mark('1', true)
    await simulation.time.advance(10_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 2, 3: 0 })
    device.setOnline(false)
    const third = openTab()
    await simulation.time.settle()
    expect(shownAnswers(third)).toEqual({ 1: 2, 3: 0 })
  })
})

describe('two devices', () => {
  it('go on with each other’s answers, question by question', async () => {
    const simulation = createSimulation()
    const phone = await simulation.openAttempt()
    phone.attempt.answer('1', 1)
    phone.attempt.answer('2', 1)
    await simulation.time.advance(6_000)
    const laptop = await simulation.openAttempt()
    expect(shownAnswers(laptop.attempt)).toEqual({ 1: 1, 2: 1 })
    laptop.attempt.answer('2', 3)
    await simulation.time.advance(6_000)
    phone.attempt.answer('5', 0)
    await simulation.time.advance(6_000)
    expect(shownAnswers(phone.attempt)).toEqual({ 1: 1, 2: 3, 5: 0 })
  })

  it('an answer from before the tunnel does not beat the newer one from the other device', async () => {
    const simulation = createSimulation()
    const [phone, laptop] = [await simulation.openAttempt(), await simulation.openAttempt()]
    phone.device.setOnline(false)
    phone.attempt.answer('1', 0)
    await simulation.time.advance(minute)
    laptop.attempt.answer('1', 2)
    await simulation.time.advance(minute)
    phone.attempt.mark('1', true)
    phone.device.setOnline(true)
    await simulation.time.advance(minute)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 2 })
    expect(shownAnswers(phone.attempt)).toEqual({ 1: 2 })
    await phone.attempt.submit()
    await simulation.time.advance(1_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 2 })
  })

  it('submitted on one: the other shows the receipt and keeps what it had not sent', async () => {
    const simulation = createSimulation()
    const [phone, laptop] = [await simulation.openAttempt(), await simulation.openAttempt()]
    phone.attempt.answer('1', 0)
    phone.device.setOnline(false)
    await laptop.attempt.submit()
    await simulation.time.advance(10_000)
    phone.device.setOnline(true)
    await simulation.time.advance(10_000)
    expect(phone.attempt.$view.get().phase).toBe('received')
    expect(phone.attempt.$view.get().receipt).toEqual(laptop.attempt.$view.get().receipt)
    expect(JSON.parse(phone.attempt.rescueFile().text).entries).toHaveLength(1)
  })
})

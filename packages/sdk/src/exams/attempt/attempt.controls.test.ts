import { describe, expect, it } from 'vitest'
import type { ClientParts } from '../../create-client.ts'
import type { FakeServerOptions } from '../../testing/fake-server.ts'
import { createSimulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'
import { createServerClock } from '../clock/server-clock.ts'
import { createJournal, type Journal } from '../journal/journal.ts'
import { createOutbox } from '../outbox/outbox.ts'

const minute = 60_000
const hour = 60 * minute

type Parts = Partial<ClientParts>

/** What is there and what should be; the same check runs over our parts and over the wrong ones. */
type Check = (parts?: Parts, server?: FakeServerOptions) => Promise<{ found: unknown; expected: unknown }>

const offlineInMidExam: Check = async (parts, server) => {
  const simulation = createSimulation(server)
  const tab = await simulation.openAttempt({ parts })
  tab.device.setOnline(false)
  tab.attempt.answer('1', 1)
  await simulation.time.advance(20 * minute)
  const again = await tab.reload(parts)
  again.attempt.answer('2', 2)
  await simulation.time.settle()
  again.device.setOnline(true)
  await simulation.time.advance(5_000)
  return { found: serverAnswers(simulation.server), expected: { 1: 1, 2: 2 } }
}

const twoPeopleOnOnePhone: Check = async (parts, server) => {
  const simulation = createSimulation(server)
  const tab = await simulation.openAttempt({ parts })
  tab.device.setOnline(false)
  tab.attempt.answer('1', 3)
  await simulation.time.settle()
  tab.kill()
  tab.device.setOnline(true)
  simulation.signIn(tab.device, '2')
  const theirs = simulation.page(tab.device, parts).open()
  await simulation.time.advance(6_000)
  return { found: shownAnswers(theirs), expected: {} }
}

const signedOutAfterSubmitting: Check = async (parts, server) => {
  const simulation = createSimulation(server)
  const tab = await simulation.openAttempt({ parts })
  tab.attempt.answer('1', 2)
  tab.device.setOnline(false)
  await tab.attempt.submit()
  tab.kill()
  simulation.signIn(tab.device, '2')
  tab.device.setOnline(true)
  const home = simulation.page(tab.device, parts)
  await home.client.exams.resumeOutbox()
  await simulation.time.advance(minute)
  return { found: home.client.exams.$outbox.get().length, expected: 1 }
}

const clockSetInMidExam: Check = async (parts, server) => {
  const simulation = createSimulation({ durationMs: 10 * minute, ...server })
  const tab = await simulation.openAttempt({ parts })
  tab.attempt.answer('1', 1)
  await simulation.time.advance(2 * minute)
  tab.device.wallOffset += 24 * hour
  await simulation.time.advance(3_000)
  const left = Date.parse(tab.attempt.$view.get().joined!.deadline!) - simulation.time.now()
  const isRight = Math.abs(tab.attempt.$remaining.get()! - left) <= 2_000
  return { found: { phase: tab.attempt.$view.get().phase, isRight }, expected: { phase: 'open', isRight: true } }
}

const lastMomentOfTheGrace: Check = async (parts, server) => {
  const simulation = createSimulation({ durationMs: 10 * minute, ...server })
  const tab = await simulation.openAttempt({ parts })
  tab.attempt.answer('1', 1)
  await simulation.time.settle()
  tab.device.setOnline(false)
  await tab.attempt.submit()
  simulation.server.latency = 0
  await simulation.time.advance(Date.parse(tab.attempt.$view.get().joined!.deadline!) + 120_000 - simulation.time.now())
  tab.device.setOnline(true)
  await simulation.time.settle()
  return { found: tab.attempt.$view.get().phase, expected: 'received' }
}

const withJournal = (change: (journal: Journal) => Partial<Journal>): Parts => ({
  createJournal(platform) {
    const journal = createJournal(platform)
    return { ...journal, ...change(journal) }
  },
})

const forgetsAnswers = withJournal(() => ({
  putEntries: async () => undefined,
  putNewerEntries: async () => undefined,
}))

/** Keys a sheet by the exam alone. */
const knowsNoPeople = withJournal(journal => ({
  findNewest: id => journal.findNewest({ ...id, user: '1' }),
}))

/** Sends a sheet for the person who happens to be signed in. */
const asksNobody: Parts = {
  createOutbox: parts => createOutbox({ ...parts, person: () => '1' }),
}

const believesTheDevice: Parts = {
  createServerClock: platform => ({
    ...createServerClock(platform),
    now: platform.clock.now,
    uncertainty: () => 0,
  }),
}

describe('the checks of these promises find a seeded fault', () => {
  it.each<[string, Check, Parts, FakeServerOptions]>([
    ['offline in mid-exam: a journal that forgets', offlineInMidExam, forgetsAnswers, {}],
    ['two people on one phone: a sheet that is keyed by the exam alone', twoPeopleOnOnePhone, knowsNoPeople, {}],
    ['signed out after submitting: an outbox that asks nobody', signedOutAfterSubmitting, asksNobody, {}],
    ['the clock set in mid-exam: a countdown that believes the device', clockSetInMidExam, believesTheDevice, {}],
    ['the last moment of the grace: a server that knows no grace', lastMomentOfTheGrace, {}, { graceMs: 0 }],
  ])('%s', async (_, check, wrongParts, wrongServer) => {
    const right = await check()
    expect(right.found).toEqual(right.expected)
    const wrong = await check(wrongParts, wrongServer)
    expect(wrong.found).not.toEqual(wrong.expected)
  })
})

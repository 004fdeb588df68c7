import { describe, expect, it } from 'vitest'
import type { ClientParts } from '../../create-client.ts'
import type { FakeServerOptions } from '../../testing/fake-server.ts'
import { createSimulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'
import { createAttemptApi } from '../attempt-api.ts'
import { createServerClock } from '../clock/server-clock.ts'
import { createJournal, type Journal } from '../journal/journal.ts'
import { createOutbox } from '../outbox/outbox.ts'

const minute = 60_000
const hour = 60 * minute

type Parts = Partial<ClientParts>

/** What is there and what should be; the same check runs over our parts and over the wrong ones. */
type Check = (parts?: Parts, server?: FakeServerOptions) => Promise<{ found: unknown; expected: unknown }>

/** A hundred questions; from the thirtieth no network for 20 minutes, over two reloads; then all are there within five seconds. */
const offlineInMidExam: Check = async (parts, server) => {
  const simulation = createSimulation({ questions: 100, ...server })
  let tab = await simulation.openAttempt({ parts })
  const expected: Record<string, number> = {}
  const answer = async (from: number, to: number) => {
    for (let question = from; question <= to; question++) {
      // Tapped twice: the order of taps counts, whatever a reload lies between.
      tab.attempt.answer(String(question), (question + 1) % 4)
      tab.attempt.answer(String(question), question % 4)
      expected[question] = question % 4
      await simulation.time.advance(1_000)
    }
  }
  await answer(1, 29)
  await simulation.time.advance(6_000)
  tab.device.setOnline(false)
  await answer(30, 60)
  for (const [from, to] of [
    [61, 90],
    [91, 100],
  ] as const) {
    await simulation.time.advance(8 * minute)
    tab = await tab.reload(parts)
    await answer(from, to)
  }
  await simulation.time.advance(3 * minute)
  const { savedHere, unsaved, unsent, online } = tab.attempt.$view.get().sync
  tab.device.setOnline(true)
  await simulation.time.advance(5_000)
  return {
    found: { answers: serverAnswers(simulation.server), said: { savedHere, unsaved, unsent, online } },
    expected: { answers: expected, said: { savedHere: 100, unsaved: 0, unsent: 71, online: false } },
  }
}

const signInExpiresInMidExam: Check = async (parts, server) => {
  const simulation = createSimulation(server)
  const tab = await simulation.openAttempt({ parts })
  tab.attempt.answer('1', 1)
  await simulation.time.advance(6_000)
  simulation.server.tokens.delete('token-1')
  tab.attempt.answer('2', 2)
  await simulation.time.advance(10_000)
  simulation.signIn(tab.device)
  const again = await tab.reload(parts)
  await simulation.time.advance(6_000)
  return { found: [shownAnswers(again.attempt), serverAnswers(simulation.server)], expected: [bothTaps, bothTaps] }
}
const bothTaps = { 1: 1, 2: 2 }

const fullDiskInMidExam: Check = async (parts, server) => {
  const simulation = createSimulation(server)
  const tab = await simulation.openAttempt({ parts })
  tab.attempt.answer('1', 1)
  await simulation.time.settle()
  tab.device.storage = 'full'
  tab.attempt.answer('2', 2)
  await simulation.time.advance(6_000)
  return { found: serverAnswers(simulation.server), expected: bothTaps }
}

const nothingCanBeStored: Check = async (parts, server) => {
  const simulation = createSimulation(server)
  const device = simulation.device()
  device.storage = 'closed'
  simulation.signIn(device)
  return { found: await simulation.page(device, parts).client.exams.checkStorage(), expected: 'failing' }
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

/** Says that it stores, whatever the device says. */
const believesInStorage = withJournal(() => ({ probe: async () => undefined }))

/** Leaves answers to the device until the end. */
const draftsNothing: Parts = {
  createAttemptApi: http => ({
    ...createAttemptApi(http),
    draft: async (_, { changes }) => ({
      ...{ merged_through: Math.max(...changes.map(({ seq }) => seq)), deadline: null },
      server_time: new Date().toISOString(),
    }),
  }),
}

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
    ['signed in no more in mid-exam: a journal that forgets', signInExpiresInMidExam, forgetsAnswers, {}],
    ['a full disk in mid-exam: a client that sends nothing before the end', fullDiskInMidExam, draftsNothing, {}],
    ['nothing can be stored: a journal that believes it can', nothingCanBeStored, believesInStorage, {}],
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

import { describe, expect, it } from 'vitest'
import type { ClientParts } from '../create-client.ts'
import { createHall, serverAnswers, shownAnswers } from '../testing/exam-hall.ts'
import type { FakeServerOptions } from '../testing/fake-server.ts'
import { createServerClock } from './clock.ts'
import { createJournal, type Journal } from './journal/journal.ts'
import { createOutbox } from './outbox.ts'

const minute = 60_000
const hour = 60 * minute

type Parts = Partial<ClientParts>

/** What is there and what should be; the same check runs over our parts and over the wrong ones. */
type Check = (parts?: Parts, server?: FakeServerOptions) => Promise<{ found: unknown; expected: unknown }>

const offlineInMidExam: Check = async (parts, server) => {
  const hall = createHall(server)
  const seat = await hall.sit({ parts })
  seat.device.setOnline(false)
  seat.attempt.answer('1', 1)
  await hall.world.advance(20 * minute)
  const again = await seat.reload(parts)
  again.attempt.answer('2', 2)
  await hall.world.settle()
  again.device.setOnline(true)
  await hall.world.advance(5_000)
  return { found: serverAnswers(hall.server), expected: { 1: 1, 2: 2 } }
}

const twoPeopleOnOnePhone: Check = async (parts, server) => {
  const hall = createHall(server)
  const seat = await hall.sit({ parts })
  seat.device.setOnline(false)
  seat.attempt.answer('1', 3)
  await hall.world.settle()
  seat.kill()
  seat.device.setOnline(true)
  hall.signIn(seat.device, '2')
  const theirs = hall.page(seat.device, parts).open()
  await hall.world.advance(6_000)
  return { found: shownAnswers(theirs), expected: {} }
}

const signedOutAfterSubmitting: Check = async (parts, server) => {
  const hall = createHall(server)
  const seat = await hall.sit({ parts })
  seat.attempt.answer('1', 2)
  seat.device.setOnline(false)
  await seat.attempt.submit()
  seat.kill()
  hall.signIn(seat.device, '2')
  seat.device.setOnline(true)
  const home = hall.page(seat.device, parts)
  await home.client.exams.resumeOutbox()
  await hall.world.advance(minute)
  return { found: home.client.exams.$outbox.get().length, expected: 1 }
}

const clockSetInMidExam: Check = async (parts, server) => {
  const hall = createHall({ durationMs: 10 * minute, ...server })
  const seat = await hall.sit({ parts })
  seat.attempt.answer('1', 1)
  await hall.world.advance(2 * minute)
  seat.device.wallOffset += 24 * hour
  await hall.world.advance(3_000)
  const left = Date.parse(seat.attempt.$view.get().joined!.deadline!) - hall.world.now()
  const isRight = Math.abs(seat.attempt.$remaining.get()! - left) <= 2_000
  return { found: { phase: seat.attempt.$view.get().phase, isRight }, expected: { phase: 'open', isRight: true } }
}

const lastMomentOfTheGrace: Check = async (parts, server) => {
  const hall = createHall({ durationMs: 10 * minute, ...server })
  const seat = await hall.sit({ parts })
  seat.attempt.answer('1', 1)
  await hall.world.settle()
  seat.device.setOnline(false)
  await seat.attempt.submit()
  hall.server.latency = 0
  await hall.world.advance(Date.parse(seat.attempt.$view.get().joined!.deadline!) + 120_000 - hall.world.now())
  seat.device.setOnline(true)
  await hall.world.settle()
  return { found: seat.attempt.$view.get().phase, expected: 'received' }
}

const withJournal = (change: (journal: Journal) => Partial<Journal>): Parts => ({
  createJournal(platform) {
    const journal = createJournal(platform)
    return { ...journal, ...change(journal) }
  },
})

const forgetsAnswers = withJournal(() => ({ putEntries: async () => undefined, saveEntries: async () => undefined }))

/** Keys a sheet by the exam alone. */
const knowsNoPeople = withJournal(journal => ({
  find: id => journal.find({ ...id, user: '1' }),
}))

/** Sends a sheet for whoever happens to be signed in. */
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

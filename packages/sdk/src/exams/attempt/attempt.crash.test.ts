import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClientParts } from '../../create-client.ts'
import type { Fault } from '../../testing/fake-server.ts'
import {
  type AttemptPage,
  createSimulation,
  type Simulation,
  serverAnswers,
  shownAnswers,
} from '../../testing/simulation.ts'
import { createJournal, type Journal } from '../journal/journal.ts'

interface Kill {
  /** In the middle of things: so many turns of the event loop on, with some 30 between two timers. */
  readonly turns: number
  readonly midWrite: boolean
}

interface Story {
  readonly taps: readonly { readonly question: number; readonly answer: number; readonly wait: number }[]
  readonly kills: readonly Kill[]
  readonly faults: readonly Fault[]
}

const story = fc.record<Story>({
  taps: fc.array(
    fc.record({
      question: fc.integer({ min: 1, max: 10 }),
      answer: fc.integer({ min: 0, max: 3 }),
      wait: fc.integer({ min: 0, max: 4_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  kills: fc.array(
    fc.record({
      turns: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 400 })),
      midWrite: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  faults: fc.array(fc.constantFrom<Fault>('none', 'none', 'lose-request', 'lose-answer'), { maxLength: 12 }),
})

/** One tap, and whether this device has said that it is saved. What was not said to be saved may be there or not. */
interface SentTap {
  readonly question: string
  readonly answer: number
  readonly life: number
  saved: boolean
}

function watch({ attempt }: AttemptPage, sentTaps: SentTap[], life: number): void {
  attempt.$view.subscribe(({ phase, sync }) => {
    if (phase !== 'open' || sync.unsaved > 0) return
    for (const tap of sentTaps) if (tap.life === life) tap.saved = true
  })
}

/** Taps half of the answers, dies, goes on, submits, dies again, and is opened once more in the end. */
async function live(
  simulation: Simulation,
  { taps, kills, faults }: Story,
  parts?: Partial<ClientParts>,
): Promise<SentTap[]> {
  const sentTaps: SentTap[] = []
  let life = 1
  const pending = [...faults]
  const deaths = [...kills]
  let tab = await simulation.openAttempt({ parts })
  simulation.server.fault = () => pending.shift() ?? 'none'
  watch(tab, sentTaps, life)
  const maybeDie = async () => {
    const death = deaths.shift()
    if (!death) return
    simulation.time.afterTurns(death.turns, () => {
      tab.kill({ midWrite: death.midWrite })
    })
    while (tab.alive) await simulation.time.advance(20)
    tab = await tab.reload(parts)
    watch(tab, sentTaps, ++life)
  }
  for (const { question, answer, wait } of taps) {
    if (tab.attempt.$view.get().phase === 'open') {
      sentTaps.push({ question: String(question), answer, life, saved: false })
      tab.attempt.answer(String(question), answer)
    }
    if (wait % 3 === 0) await maybeDie()
    await simulation.time.advance(wait)
  }
  void tab.attempt.submit()
  while (deaths.length > 0) await maybeDie()
  await simulation.time.advance(60_000)
  if (tab.attempt.$view.get().phase === 'open') await tab.attempt.submit()
  await simulation.time.advance(120_000)
  return sentTaps
}

/** Answers that were said to be saved and are not there in the end, and sheets beyond the one. */
async function damage(lived: Story, parts?: Partial<ClientParts>): Promise<string[]> {
  const simulation = createSimulation()
  const sentTaps = await live(simulation, lived, parts)
  const there = serverAnswers(simulation.server)
  const lost = [...new Set(sentTaps.map(tap => tap.question))].filter(question => {
    const taps = sentTaps.filter(tap => tap.question === question)
    const last = taps.findLastIndex(tap => tap.saved)
    return last >= 0 && !taps.slice(last).some(tap => tap.answer === there[question])
  })
  const ids = simulation.server.log
    .filter(it => it.call.includes('submit-result'))
    .map(it => (it.body as { submission_id: string }).submission_id)
  const sheets = new Set(ids).size
  const { closings, receipt } = simulation.server.attempt('1')
  return [
    ...lost.map(question => `answer ${question} is lost`),
    ...(sheets === 1 ? [] : [`${sheets} different sheets were sent`]),
    ...(closings === 1 && receipt ? [] : [`closed ${closings} times`]),
  ]
}

/** Each on a clock of its own, they take turns of one event loop: one after another they would wait for each turn. */
const atOnce = 20

/** The first story among `runs` that does damage. */
async function findDamage(runs: number, parts?: Partial<ClientParts>): Promise<string[]> {
  const stories = fc.sample(story, { numRuns: runs, seed: 20_261_121 })
  for (let from = 0; from < runs; from += atOnce) {
    const some = stories.slice(from, from + atOnce)
    const found = await Promise.all(some.map(scenario => damage(scenario, parts)))
    const bad = found.findIndex(each => each.length > 0)
    if (bad >= 0) return [JSON.stringify(some[bad]), ...found[bad]!]
  }
  return []
}

const withJournal = (change: (journal: Journal) => Partial<Journal>): Partial<ClientParts> => ({
  createJournal(platform) {
    const journal = createJournal(platform)
    return { ...journal, ...change(journal) }
  },
})

describe('a tab killed anywhere in tapping, saving, sending and submitting', () => {
  it('loses no answer that was shown as saved, and submits once (200 random lives)', async () => {
    expect(await findDamage(200)).toEqual([])
    // Of processor time it takes two seconds; the machine may have other work.
  }, 180_000)

  it('would be found out if a sheet were dropped before its receipt', async () => {
    const droppedEarly = withJournal(journal => ({
      async storeSubmission(fresh, make) {
        const record = await journal.storeSubmission(fresh, make)
        const receipt = { submission_id: record.seal!.submission } as Parameters<Journal['storeReceipt']>[1]
        await journal.storeReceipt(record.key, receipt)
        return record
      },
    }))
    expect(await findDamage(200, droppedEarly)).not.toEqual([])
  })

  it('would be found out if answers were called saved before they are', async () => {
    const hasty = withJournal(journal => ({
      async putEntries(key, entries) {
        setImmediate(() => setImmediate(() => journal.putEntries(key, entries).catch(() => undefined)))
      },
    }))
    expect(await findDamage(200, hasty)).not.toEqual([])
  })

  it('would be found out if each try made a sheet of its own', async () => {
    let sheets = 0
    const restless = withJournal(journal => ({
      async unsentRecords(base) {
        const records = await journal.unsentRecords(base)
        const id = `00000000-0000-4000-8000-${String(++sheets).padStart(12, '0')}`
        return records.map(record => ({
          ...record,
          seal: { ...record.seal!, submission: id, sheet: { ...record.seal!.sheet, submission_id: id } },
        }))
      },
    }))
    expect(await findDamage(200, restless)).not.toEqual([])
  })
})

describe('the journal', () => {
  it('is written in the same task as the tap', async () => {
    const simulation = createSimulation()
    const written: string[] = []
    const watched = withJournal(journal => ({
      putEntries(key, entries) {
        written.push(...entries.map(entry => entry.question))
        return journal.putEntries(key, entries)
      },
    }))
    const { attempt } = await simulation.openAttempt({ parts: watched })
    attempt.answer('6', 1)
    expect(written).toEqual(['6'])
  })

  it('outlives the browser closing the database', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    const held = await tab.platform.storage.openDatabase()
    held.close()
    tab.attempt.answer('1', 1)
    await simulation.time.settle()
    const again = await tab.reload()
    expect(shownAnswers(again.attempt)).toEqual({ 1: 1 })
  })
})

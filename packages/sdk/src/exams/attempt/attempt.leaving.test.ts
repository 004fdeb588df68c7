import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClientParts } from '../../create-client.ts'
import { ApiError } from '../../http/api-error.ts'
import { type AttemptPage, createSimulation, serverAnswers } from '../../testing/simulation.ts'
import { createAttemptApi } from '../attempt-api.ts'

/** Ways in which an exam is put down without a word. */
const ways = {
  hidden: (tab: AttemptPage) => tab.hide(),
  'hidden, then killed': (tab: AttemptPage) => {
    tab.hide()
    tab.kill()
  },
  left: (tab: AttemptPage) => tab.leave(),
  'its element removed': (tab: AttemptPage) => tab.attempt.close(),
} as const

interface Story {
  readonly taps: readonly { readonly question: number; readonly answer: number; readonly wait: number }[]
  /** In the middle of things: so many turns of the event loop after the last tap. */
  readonly turns: number
  readonly way: keyof typeof ways
}

const story = fc.record<Story>({
  taps: fc.array(
    fc.record({
      question: fc.integer({ min: 1, max: 10 }),
      answer: fc.integer({ min: 0, max: 3 }),
      wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6_000 })),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  turns: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 400 })),
  way: fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
})

/** Taps, goes away, never comes back. What was tapped last and what the server has in the end. */
async function live({ taps, turns, way }: Story, parts?: Partial<ClientParts>) {
  const simulation = createSimulation()
  const tab = await simulation.openAttempt({ parts })
  const tapped: Record<string, number> = {}
  for (const [index, { question, answer, wait }] of taps.entries()) {
    tab.attempt.answer(String(question), answer)
    tapped[question] = answer
    if (index < taps.length - 1) await simulation.time.advance(wait)
  }
  let gone = false
  simulation.time.afterTurns(turns, () => {
    ways[way](tab)
    gone = true
  })
  while (!gone) await simulation.time.advance(20)
  // A hidden page may never run again: what it would have sent later does not count.
  await simulation.time.advance(100)
  if (tab.alive) tab.kill()
  await simulation.time.advance(10_000)
  return { tapped, there: serverAnswers(simulation.server) }
}

/** Each on a clock of its own, they take turns of one event loop: one after another they would wait for each turn. */
const atOnce = 20

async function findLoss(runs: number, parts?: Partial<ClientParts>): Promise<string[]> {
  const found: string[] = []
  const stories = fc.sample(story, { numRuns: runs, seed: 20_261_122 })
  const tryOne = async (scenario: Story) => {
    const { tapped, there } = await live(scenario, parts)
    if (JSON.stringify(tapped) !== JSON.stringify(there)) found.push(JSON.stringify({ ...scenario, tapped, there }))
  }
  for (let from = 0; from < runs; from += atOnce) await Promise.all(stories.slice(from, from + atOnce).map(tryOne))
  return found
}

/** Sends nothing that would outlive the page. */
const mute: Partial<ClientParts> = {
  createAttemptApi(http) {
    const api = createAttemptApi(http)
    return {
      ...api,
      draft: (exam, draft, options) =>
        options.keepalive
          ? Promise.reject(new ApiError({ code: 'network_lost', status: 0, call: 'draft' }))
          : api.draft(exam, draft, options),
    }
  },
}

/** Sends it as any other request, which ends with the page. */
const mortal: Partial<ClientParts> = {
  createAttemptApi(http) {
    const api = createAttemptApi(http)
    return { ...api, draft: (exam, draft, { signal }) => api.draft(exam, draft, { signal }) }
  },
}

/** Hundreds of lives on a clock of their own take seconds of the processor, and longer beside other tests. */
const livesMs = 120_000

describe('an exam that is hidden, left, or taken off the page anywhere in syncing', () => {
  it('is on the server with all that was tapped, although nobody comes back (200 random endings)', {
    timeout: livesMs,
  }, async () => {
    expect(await findLoss(200)).toEqual([])
  })

  it.each([
    ['nothing were sent on leaving', mute],
    ['it ended with the page', mortal],
  ])('would be found out if %s', { timeout: livesMs }, async (_, parts) => {
    expect(await findLoss(60, parts)).not.toEqual([])
  })

  it('sends what it has once, although both hiding and leaving are reported', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 1)
    tab.hide()
    tab.leave()
    await simulation.time.advance(1_000)
    expect(simulation.server.log.filter(it => it.call.includes('answer-sheet'))).toHaveLength(1)
  })

  it('is on the server although the browser drops what a page sends at its very end', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt({
      device: Object.assign(simulation.device(), { dropsLastRequests: true }),
    })
    tab.attempt.answer('1', 1)
    tab.leave()
    await simulation.time.advance(1_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1 })
  })

  it('says nothing to the server where there is nothing to say', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 1)
    await simulation.time.advance(6_000)
    const asked = simulation.server.log.length
    tab.hide()
    tab.attempt.close()
    await simulation.time.advance(1_000)
    expect(simulation.server.log).toHaveLength(asked)
  })

  it('goes on as before when the page is looked at again', async () => {
    const simulation = createSimulation()
    const tab = await simulation.openAttempt()
    tab.attempt.answer('1', 1)
    tab.hide()
    await simulation.time.advance(1_000)
    expect(tab.attempt.$view.get().sync.unsent).toBe(0)
    tab.attempt.answer('2', 2)
    await simulation.time.advance(6_000)
    expect(serverAnswers(simulation.server)).toEqual({ 1: 1, 2: 2 })
  })

  it('hands in what was sealed a moment ago, or waits its turn at the end of the time', async () => {
    for (const end of ['submit', 'time'] as const) {
      const simulation = createSimulation({ durationMs: 60_000 })
      const tab = await simulation.openAttempt()
      tab.attempt.answer('1', 1)
      if (end === 'submit') await tab.attempt.submit()
      else await simulation.time.advance(60_000)
      expect(tab.attempt.$view.get().phase).toBe('sending')
      tab.leave()
      await simulation.time.advance(5_000)
      expect(simulation.server.attempt('1').receipt?.answered).toBe(1)
    }
  })

  it('says so while the server refuses what it is sent, until it takes it', async () => {
    const simulation = createSimulation()
    let refuses = true
    const { attempt } = await simulation.openAttempt({
      parts: {
        createAttemptApi(http) {
          const api = createAttemptApi(http)
          const no = () => new ApiError({ code: 'validation_failed', status: 400, call: 'draft' })
          return {
            ...api,
            draft: (exam, draft, options) => (refuses ? Promise.reject(no()) : api.draft(exam, draft, options)),
          }
        },
      },
    })
    attempt.answer('1', 2)
    await simulation.time.advance(6_000)
    expect(attempt.$view.get()).toMatchObject({ phase: 'open', sync: { refused: true, unsent: 1 } })
    refuses = false
    await simulation.time.advance(60_000)
    expect(attempt.$view.get().sync).toMatchObject({ refused: false, unsent: 0 })
  })
})

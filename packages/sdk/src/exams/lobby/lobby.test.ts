import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Device } from '../../testing/device.ts'
import { detailsOf } from '../../testing/fake-exam.ts'
import type { FakeServerOptions } from '../../testing/fake-server.ts'
import { prefetchOn } from '../../testing/prefetch-platform.ts'
import { base, createSimulation, type OpenPage, type Simulation } from '../../testing/simulation.ts'
import { morning } from '../../testing/virtual-time.ts'
import { examsApiOf } from '../exams-api.ts'
import { requestResult } from '../journal/connection.ts'
import { createLobby, type Lobby, type LobbyView } from './lobby.ts'

const minute = 60_000
const hour = 60 * minute
const startsAt = morning + 10 * minute

interface Waiting {
  simulation: Simulation
  device: Device
  page: OpenPage
  lobby: Lobby
  view(): LobbyView
  /** Lets so much time pass, and a little of the machine's own. */
  pass(ms: number): Promise<void>
  /** Lets so much time pass, and then as little as the machine needs until this phase is reached. */
  reach(phase: LobbyView['phase'], ms: number): Promise<void>
  /** How often a call arrived at the server. */
  asked(call: string): number
}

interface WaitOptions extends FakeServerOptions {
  /** Where this device stands in the crowd, 0 to 1. */
  turn?: number
  /** Default: the sealed paper has come. */
  until?: 'ready' | 'waiting'
  prepare?(simulation: Simulation, device: Device): void
}

/** Nusrat on her phone, ten minutes before the start unless said otherwise. */
async function wait({ turn = 0.5, until = 'ready', prepare, ...options }: WaitOptions = {}): Promise<Waiting> {
  const simulation = createSimulation({ sealed: true, startsAt, ...options })
  const device = simulation.device()
  prepare?.(simulation, device)
  simulation.signIn(device)
  const page = simulation.page(device)
  const details = examsApiOf(page.client).exam('7')
  await simulation.time.advance(100)
  const lobby = createLobby(page.client, { exam: await details, mode: 'live', random: () => turn })
  const turnRound = async (ms: number) => {
    await new Promise(resolve => setTimeout(resolve, 4))
    await simulation.time.advance(ms)
  }
  const pass = async (ms: number) => {
    await simulation.time.advance(ms)
    for (let round = 0; round < 5; round++) await turnRound(0)
  }
  const reach = async (phase: LobbyView['phase'], ms: number) => {
    await simulation.time.advance(ms)
    for (let round = 0; round < 500 && lobby.$view.get().phase !== phase; round++) await turnRound(10)
    expect(lobby.$view.get().phase).toBe(phase)
  }
  await reach(until, 100)
  const asked = (call: string) => simulation.server.log.filter(each => each.call.includes(call)).length
  return { simulation, device, page, lobby, view: () => lobby.$view.get(), pass, reach, asked }
}

/** What the device keeps among its papers. */
async function keptOn({ platform }: OpenPage): Promise<unknown[]> {
  const database = await platform.storage.openDatabase()
  const kept = await requestResult(database.transaction('papers').objectStore('papers').getAll())
  database.close()
  return kept
}

afterEach(() => vi.unstubAllGlobals())

describe('the hall before an exam, on a device whose clock was set after its offset was noted', () => {
  /** Ten minutes before the start, with the exam as a server has drawn it into a page that does not carry the time. */
  async function drawn(hours: number) {
    const simulation = createSimulation({ sealed: true, startsAt })
    const device = simulation.device()
    device.items.set('prostuti:clock', '0')
    device.wallOffset = hours * hour
    simulation.signIn(device)
    const page = simulation.page(device)
    const exam = detailsOf('7', startsAt, simulation.time.now())
    const open = () => createLobby(page.client, { exam, mode: 'live', random: () => 0.5 })
    return { simulation, device, open }
  }

  it.each([-24, -1, 1, 24])('counts what is left by the server’s clock, %s hours off', async hours => {
    const { simulation, open } = await drawn(hours)
    const lobby = open()
    expect(lobby.$view.get().remaining).toBe(10 * minute)
    await simulation.time.advance(30_000)
    expect(Math.abs(lobby.$view.get().remaining - 9.5 * minute)).toBeLessThanOrEqual(2_000)
  })

  it.each([-24, -1, 1, 24])('lets nobody in too early and nobody too late, %s hours off', async hours => {
    const { simulation, open } = await drawn(hours)
    const lobby = open()
    await simulation.time.advance(100)
    lobby.enter()
    const joins = () => simulation.server.log.filter(each => each.call.includes('/join/')).length
    await simulation.time.advance(9 * minute)
    expect(joins()).toBe(0)
    await simulation.time.advance(minute + 4_000)
    expect(joins()).toBeGreaterThan(0)
  })

  it('keeps to what the server said last until it answers again', async () => {
    const { simulation, device, open } = await drawn(24)
    device.setOnline(false)
    const lobby = open()
    await simulation.time.advance(minute)
    expect(lobby.$view.get()).toMatchObject({ phase: 'waiting', remaining: 10 * minute })
    device.setOnline(true)
    await simulation.time.advance(5_000)
    expect(Math.abs(lobby.$view.get().remaining - (9 * minute - 5_000))).toBeLessThanOrEqual(2_000)
  })
})

describe('the hall before an exam', () => {
  it('has the paper on my phone before the start, and nobody can read it', async () => {
    const { asked, page } = await wait()
    expect(asked('sealed-papers')).toBe(1)
    const kept = await keptOn(page)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/প্রশ্ন|questions/)
  })

  it('asks for the paper no earlier than it is given out', async () => {
    const { asked, reach } = await wait({ startsAt: morning + 25 * hour, until: 'waiting' })
    expect(asked('sealed-papers')).toBe(0)
    await reach('ready', hour + minute)
    expect(asked('sealed-papers')).toBe(1)
  })

  it('counts down by the server, whatever my phone shows', async () => {
    const { view, pass } = await wait({
      prepare: (_, device) => {
        device.wallOffset = -5 * hour
      },
    })
    await pass(minute - 200)
    expect(view().remaining).toBe(9 * minute)
  })

  it('lets me in by itself when it starts, without fetching the paper again', async () => {
    const { lobby, view, asked, pass, reach, page } = await wait()
    lobby.enter()
    await pass(10 * minute - 300)
    expect([view().phase, view().entered]).toEqual(['ready', true])
    await reach('open', 2_500)
    expect(view().kept).toBe(true)
    expect([asked('/join/'), asked('v5/papers/')]).toEqual([1, 0])
    // Open now, and only so.
    expect(JSON.stringify(await keptOn(page))).toMatch(/প্রশ্ন ১?0?/)
  })

  it('leads to the questions at once, also when the network has gone since', async () => {
    const { simulation, device, page, lobby, pass, reach } = await wait()
    lobby.enter()
    await reach('open', 10 * minute + 2_500)
    page.kill()
    device.setOnline(false)
    const attempt = simulation.page(device).open()
    await pass(500)
    expect(attempt.$view.get()).toMatchObject({ phase: 'open', paper: { questions: { length: 10 } } })
  })

  it.each([
    ['before the start and I open the exam then', false],
    ['and I have been let in', true],
  ])('spares a page that joins before its client is there the paper, when that was kept %s', async (_, entered) => {
    const { simulation, device, page, lobby, asked, pass, reach } = await wait()
    if (entered) lobby.enter()
    if (entered) await reach('open', 10 * minute + 2_500)
    else await pass(10 * minute + 2_500)
    page.kill()
    const next = simulation.page(device)
    const options = { base, exam: '7', mode: 'live', language: 'bn' } as const
    const joining = prefetchOn(next.platform, options)
    await pass(300)
    const preload = (await joining) ?? undefined
    const attempt = next.client.exams.openAttempt({ exam: '7', mode: 'live', preload })
    for (let round = 0; round < 50 && attempt.$view.get().phase !== 'open'; round++) await pass(10)
    expect(attempt.$view.get()).toMatchObject({ phase: 'open', paper: { questions: { length: 10 } } })
    expect(asked('v5/papers/')).toBe(0)
  })

  it('lets nobody in who has not asked: the clock of an attempt runs once', async () => {
    const { view, asked, pass } = await wait()
    await pass(20 * minute)
    expect([view().phase, view().remaining, asked('/join/')]).toEqual(['ready', 0, 0])
  })

  it('lets me change my mind', async () => {
    const { lobby, view, asked, pass } = await wait()
    lobby.enter()
    lobby.leave()
    await pass(20 * minute)
    expect([view().entered, asked('/join/')]).toEqual([false, 0])
  })

  it('spreads a crowd over three seconds, each at a moment of its own', async () => {
    const joins = await Promise.all([0, 0.25, 0.5, 0.75, 0.999].map(joinedAfter))
    expect(joins.map(ms => Math.round(ms / 250) * 250)).toEqual([0, 750, 1_500, 2_250, 3_000])
  })

  it('keeps nobody waiting who comes when the crowd is in', async () => {
    const { lobby, pass, reach } = await wait({ turn: 1 })
    await pass(15 * minute)
    lobby.enter()
    await reach('open', 100)
  })

  it('costs nobody any time: the deadline counts from joining', async () => {
    const { simulation, lobby, pass } = await wait({ turn: 0.999 })
    lobby.enter()
    await pass(10 * minute + 4_000)
    const { joinedAt, deadline } = simulation.server.attempt('1')
    expect([joinedAt - startsAt > 2_900, deadline! - joinedAt]).toEqual([true, hour])
  })

  it('waits as long as a full hall asks for, and goes on by itself', async () => {
    let full = true
    const { lobby, view, asked, pass, reach } = await wait({
      turn: 0,
      prepare: simulation => refuseJoins(simulation, () => full),
    })
    lobby.enter()
    await pass(10 * minute + 1_000)
    expect([view().phase, view().error?.code]).toEqual(['opening', 'try_later'])
    full = false
    await pass(18_000)
    expect([view().phase, asked('/join/')]).toEqual(['opening', 0])
    await reach('open', 2_000)
    expect(asked('/join/')).toBe(1)
  })

  it('waits on when the start has been put off', async () => {
    const { simulation, lobby, view, pass, reach, asked } = await wait()
    lobby.enter()
    simulation.server.startsAt += 5 * minute
    await pass(10 * minute + 10_000)
    expect([view().phase, view().remaining, asked('/join/')]).toEqual(['ready', 5 * minute - 10_000, 0])
    await reach('open', 5 * minute)
  })

  it('waits on when the server says that it is not time yet', async () => {
    const { simulation, lobby, view, pass, reach } = await wait({ turn: 0 })
    lobby.enter()
    await pass(10 * minute - 10_000)
    simulation.server.startsAt += minute
    await pass(15_000)
    expect(view()).toMatchObject({ phase: 'ready', entered: true })
    await reach('open', minute)
  })

  it('says why not, and lets me try again', async () => {
    const { simulation, page, lobby, view, pass, reach } = await wait({ startsAt: morning - minute, until: 'waiting' })
    simulation.server.tokens.clear()
    lobby.enter()
    await pass(500)
    expect(view()).toMatchObject({ phase: 'refused', error: { code: 'not_signed_in' } })
    void page.client.auth.signInAnonymously()
    await pass(100)
    lobby.enter()
    await reach('open', 500)
    expect(view().error).toBe(null)
  })

  it('starts all the same where nothing can be kept', async () => {
    const { lobby, view, reach, asked } = await wait({
      until: 'waiting',
      prepare: (_, device) => {
        device.storage = 'closed'
      },
    })
    lobby.enter()
    await reach('open', 10 * minute + 5_000)
    expect(view().kept).toBe(false)
    expect(asked('sealed-papers')).toBe(1)
  })

  it('lets go of the papers of exams that are over', async () => {
    const { simulation, page, pass } = await wait()
    await pass(4 * hour)
    simulation.server.startsAt = simulation.time.now() + minute
    const exam = detailsOf('8', simulation.server.startsAt, simulation.time.now())
    const next = createLobby(page.client, { exam, mode: 'live' })
    for (let round = 0; round < 50 && next.$view.get().phase !== 'ready'; round++) await pass(10)
    expect(await keptOn(page)).toMatchObject([{ sealed: { exam: '8' } }])
    expect(page.platform.storage.getItem('prostuti:kept')).toMatch(/^ 8:\d+$/)
  })
})

describe('a start that cannot be opened', () => {
  const plain = async (spoil: (waiting: Waiting) => Promise<void> | void) => {
    const waiting = await wait()
    await spoil(waiting)
    waiting.lobby.enter()
    await waiting.reach('open', 10 * minute + 4_000)
    expect(waiting.view().error).toBe(null)
    return waiting.asked('v5/papers/')
  }

  it('fetches nothing when nothing is wrong', async () => {
    expect(await plain(() => undefined)).toBe(0)
  })

  it('takes the usual way on a page without https', async () => {
    const { getRandomValues } = crypto
    expect(await plain(() => void vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) }))).toBe(1)
  })

  it('takes the usual way in a browser that cannot unpack', async () => {
    expect(await plain(() => void vi.stubGlobal('DecompressionStream', undefined))).toBe(1)
  })

  it('takes the usual way when the paper has been replaced since', async () => {
    expect(await plain(({ simulation }) => simulation.server.newPaper('7'))).toBe(1)
  })

  it('takes the usual way when what was kept is broken', async () => {
    const spoil = async ({ page }: Waiting) => {
      const database = await page.platform.storage.openDatabase()
      const papers = database.transaction('papers', 'readwrite').objectStore('papers')
      await requestResult(papers.put({ sealed: { data: '?' }, until: 0 }, 'sealed:7'))
      database.close()
    }
    expect(await plain(spoil)).toBe(1)
  })
})

/** When, after the start, the learner at this place in the crowd joins. */
async function joinedAfter(turn: number): Promise<number> {
  const { simulation, lobby, pass } = await wait({ turn })
  lobby.enter()
  await pass(10 * minute + 4_000)
  return simulation.server.attempt('1').joinedAt - startsAt
}

/** A server that puts joins off for twenty seconds while it is full. */
function refuseJoins({ server }: Simulation, isFull: () => boolean): void {
  const { fetch } = server
  const busy: typeof fetch = async (url, init) => {
    if (!isFull() || !String(url).includes('/join/')) return fetch(url, init)
    const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '20' }
    return new Response(JSON.stringify({ code: 'try_later', status: 503 }), { status: 503, headers })
  }
  Object.assign(server, { fetch: busy })
}

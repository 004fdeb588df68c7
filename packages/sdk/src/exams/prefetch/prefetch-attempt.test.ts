import type { Joined } from '@prostuti/contract'
import { joinExam } from '@prostuti/contract/exams/attempt/operations'
import { getSealedPaper } from '@prostuti/contract/exams/operations'
import { describe, expect, it } from 'vitest'
import type { Platform } from '../../platform/platform.ts'
import { prefetchOn, prefetchPlatform } from '../../testing/prefetch-platform.ts'
import { base, createSimulation, type Simulation, serverAnswers, shownAnswers } from '../../testing/simulation.ts'
import { prefetchAttempt } from './prefetch-attempt.ts'
import { prefetchPaper } from './prefetch-paper.ts'

const options = { base, exam: '7', mode: 'live', language: 'bn' } as const

/** A signed-in phone whose page joins before any client is there. */
async function joinedPage({ wallOffset = 0, sealed = false } = {}) {
  const simulation = createSimulation({ sealed })
  const device = simulation.device()
  device.wallOffset = wallOffset
  simulation.signIn(device)
  const page = simulation.page(device)
  return { simulation, device, page, ahead: await outcomeOf(prefetchOn(page.platform, options), simulation) }
}

/** Papers are opened in real time and fetched in simulated time. */
async function outcomeOf<T>(promise: Promise<T>, { time }: Simulation): Promise<T> {
  let pending = true
  const settled = promise.finally(() => (pending = false))
  while (pending) {
    await time.advance(10)
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  return settled
}

/** Only joins; the paper is not opened. */
const joinOn = (platform: Platform, simulation: Simulation, mode: 'live' | 'archive' = 'live') =>
  outcomeOf(Promise.resolve(prefetchAttempt({ ...options, mode }, prefetchPlatform(platform))), simulation)

describe('joining before there is a client', () => {
  it('brings the attempt, whose it is, and the paper', async () => {
    const { ahead } = await joinedPage()
    expect(ahead).toMatchObject({ user: '1', joined: { exam: '7', state: 'live' }, paper: { exam: '7' } })
  })

  it('opens the sealed paper, which comes while joining does, and asks for no other', async () => {
    const { simulation, ahead } = await joinedPage({ sealed: true })
    expect(ahead).toMatchObject({ joined: { exam: '7' }, paper: { exam: '7', questions: { length: 10 } } })
    const asked = simulation.server.log.map(({ call }) => call.replace(/^.+ /, ''))
    expect(asked.sort()).toEqual([joinExam, getSealedPaper].map(({ path }) => path.replace('{id}', '7')))
  })

  it('brings the paper by its address where the sealed one is that of before', async () => {
    const { simulation, page } = await joinedPage({ sealed: true })
    const join = await joinOn(page.platform, simulation)
    simulation.server.newPaper('7')
    const other = await joinOn(page.platform, simulation)
    const { paper: address }: Joined = await other!.answer.clone().json()
    const mixed = { ...other!, sealed: join!.sealed }
    const ahead = await outcomeOf(prefetchPaper(mixed, page.platform.network.fetch), simulation)
    expect(ahead?.paper).toMatchObject({ exam: '7', questions: { length: 10 } })
    expect(simulation.server.log.at(-1)?.call).toContain(address)
  })

  it('asks for no sealed paper of an exam in the archive', async () => {
    const { simulation, page } = await joinedPage()
    const before = simulation.server.log.length
    await joinOn(page.platform, simulation, 'archive')
    expect(simulation.server.log.slice(before).map(({ call }) => call)).toEqual(['[POST] exam/v5/exams/7/join/'])
  })

  it('asks nothing where nobody is signed in', () => {
    const { server, page, device } = createSimulation()
    const { platform } = page(device())
    expect(prefetchAttempt(options, prefetchPlatform(platform))).toBeNull()
    expect(server.log).toEqual([])
  })

  it('leaves a refusal to who opens the attempt', async () => {
    const { simulation, device, page } = await joinedPage()
    simulation.server.tokens.clear()
    expect(await outcomeOf(prefetchOn(page.platform, options), simulation)).toBeNull()
    expect(device.items.get(`prostuti:session:${base}`)).toContain('token-1')
  })

  it('opens the attempt in the same task, without another call, and reports that it is joined', async () => {
    const { simulation, page, ahead } = await joinedPage()
    const before = simulation.server.log.length
    const joined: string[] = []
    const attempt = page.client.exams.openAttempt({
      exam: '7',
      mode: 'live',
      preload: ahead!,
      onJoined: ({ exam }) => joined.push(exam),
    })
    expect([attempt.$view.get().phase, joined]).toEqual(['open', ['7']])
    attempt.answer('3', 1)
    await simulation.time.advance(1_000)
    expect(simulation.server.log.slice(before)).toEqual([])
    await simulation.time.advance(6_000)
    expect([shownAnswers(attempt), serverAnswers(simulation.server), joined]).toEqual([{ 3: 1 }, { 3: 1 }, ['7']])
  })

  it('gives the time as exactly as its own answer does, however late the client and wrong the clock', async () => {
    const { simulation, page, ahead } = await joinedPage({ wallOffset: 3_600_000 })
    await simulation.time.advance(30_000)
    const before = simulation.server.log.length
    const attempt = page.client.exams.openAttempt({ exam: '7', mode: 'live', preload: ahead! })
    const left = Date.parse(attempt.$view.get().joined!.deadline!) - simulation.time.now()
    expect(Math.abs(attempt.$remaining.get()! - left)).toBeLessThanOrEqual(1_000)
    await simulation.time.advance(1_000)
    expect(simulation.server.log.slice(before)).toEqual([])
  })

  it('asks again for the time after a sleep in between', async () => {
    const { simulation, device, ahead } = await joinedPage()
    await device.sleep(600_000)
    const before = simulation.server.log.length
    const attempt = simulation.page(device).client.exams.openAttempt({ exam: '7', mode: 'live', preload: ahead! })
    await simulation.time.advance(1_000)
    expect(simulation.server.log.slice(before).map(it => it.call)).toEqual(['[POST] exam/v5/exams/7/join/'])
    const left = Date.parse(attempt.$view.get().joined!.deadline!) - simulation.time.now()
    expect(Math.abs(attempt.$remaining.get()! - left)).toBeLessThanOrEqual(1_000)
  })

  it('says when the journal takes each tap by itself', async () => {
    const { simulation, device, page, ahead } = await joinedPage()
    let ready = 0
    const attempt = page.client.exams.openAttempt({
      exam: '7',
      mode: 'live',
      preload: ahead!,
      onReady: () => ready++,
    })
    expect(ready).toBe(0)
    await simulation.time.settle()
    expect(ready).toBe(1)
    attempt.answer('3', 1)
    page.kill()
    device.setOnline(false)
    const again = simulation.page(device).open()
    await simulation.time.settle()
    expect(shownAnswers(again)).toEqual({ 3: 1 })
  })
})

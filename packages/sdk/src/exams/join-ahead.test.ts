import { describe, expect, it } from 'vitest'
import { base, createHall, serverAnswers, shownAnswers } from '../testing/exam-hall.ts'
import { joinAhead } from './join-ahead.ts'

const options = { base, exam: '7', mode: 'live', language: 'bn' } as const

/** A signed-in phone whose page joins before any client is there. */
async function joinedPage({ wallOffset = 0 } = {}) {
  const hall = createHall()
  const device = hall.device()
  device.wallOffset = wallOffset
  hall.signIn(device)
  const page = hall.page(device)
  const { storage, clock, network } = page.platform
  const joining = joinAhead(options, { storage, clock, fetch: network.fetch })
  await hall.world.advance(200)
  return { hall, device, page, ahead: await joining }
}

describe('joining before there is a client', () => {
  it('brings the attempt, whose it is, and the paper', async () => {
    const { ahead } = await joinedPage()
    expect(ahead).toMatchObject({ user: '1', joined: { exam: '7', state: 'live' }, paper: { exam: '7' } })
  })

  it('asks nothing where nobody is signed in', () => {
    const { server, page, device } = createHall()
    const { storage, clock, network } = page(device()).platform
    expect(joinAhead(options, { storage, clock, fetch: network.fetch })).toBeNull()
    expect(server.log).toEqual([])
  })

  it('leaves a refusal to who opens the attempt', async () => {
    const { hall, device, page } = await joinedPage()
    hall.server.tokens.clear()
    const { storage, clock, network } = page.platform
    const joining = joinAhead(options, { storage, clock, fetch: network.fetch })
    await hall.world.advance(200)
    expect(await joining).toBeNull()
    expect(device.items.get(`prostuti:session:${base}`)).toContain('token-1')
  })

  it('opens the attempt in the same task, without another call, and tells that it is joined', async () => {
    const { hall, page, ahead } = await joinedPage()
    const before = hall.server.log.length
    const told: string[] = []
    const attempt = page.client.exams.openAttempt({
      exam: '7',
      mode: 'live',
      preload: ahead!,
      onJoined: ({ exam }) => told.push(exam),
    })
    expect([attempt.$view.get().phase, told]).toEqual(['open', ['7']])
    attempt.answer('3', 1)
    await hall.world.advance(1_000)
    expect(hall.server.log.slice(before)).toEqual([])
    await hall.world.advance(6_000)
    expect([shownAnswers(attempt), serverAnswers(hall.server), told]).toEqual([{ 3: 1 }, { 3: 1 }, ['7']])
  })

  it('tells the time as exactly as its own answer does, however late the client and wrong the clock', async () => {
    const { hall, page, ahead } = await joinedPage({ wallOffset: 3_600_000 })
    await hall.world.advance(30_000)
    const before = hall.server.log.length
    const attempt = page.client.exams.openAttempt({ exam: '7', mode: 'live', preload: ahead! })
    const left = Date.parse(attempt.$view.get().joined!.deadline!) - hall.world.now()
    expect(Math.abs(attempt.$remaining.get()! - left)).toBeLessThanOrEqual(1_000)
    await hall.world.advance(1_000)
    expect(hall.server.log.slice(before)).toEqual([])
  })

  it('asks again for the time after a sleep in between', async () => {
    const { hall, device, ahead } = await joinedPage()
    await device.sleep(600_000)
    const before = hall.server.log.length
    const attempt = hall.page(device).client.exams.openAttempt({ exam: '7', mode: 'live', preload: ahead! })
    await hall.world.advance(1_000)
    expect(hall.server.log.slice(before).map(it => it.call)).toEqual(['[POST] exam/v5/exams/7/join/'])
    const left = Date.parse(attempt.$view.get().joined!.deadline!) - hall.world.now()
    expect(Math.abs(attempt.$remaining.get()! - left)).toBeLessThanOrEqual(1_000)
  })

  it('says when the journal takes each tap by itself', async () => {
    const { hall, device, page, ahead } = await joinedPage()
    let ready = 0
    const attempt = page.client.exams.openAttempt({
      exam: '7',
      mode: 'live',
      preload: ahead!,
      onReady: () => ready++,
    })
    expect(ready).toBe(0)
    await hall.world.settle()
    expect(ready).toBe(1)
    attempt.answer('3', 1)
    page.kill()
    device.setOnline(false)
    const again = hall.page(device).open()
    await hall.world.settle()
    expect(shownAnswers(again)).toEqual({ 3: 1 })
  })
})

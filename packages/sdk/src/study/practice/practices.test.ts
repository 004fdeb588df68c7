import type { UserInfo } from '@prostuti/contract'
import { atom } from 'nanostores'
import { beforeEach, describe, expect, it } from 'vitest'
import { createServerClock } from '../../exams/clock/server-clock.ts'
import { ApiError } from '../../http/api-error.ts'
import { createDevice, type Device } from '../../testing/device.ts'
import { userInfo } from '../../testing/people.ts'
import { createPracticeServer } from '../../testing/practice-server.ts'
import { createVirtualTime } from '../../testing/virtual-time.ts'
import type { SubmittedPractice } from './practice-api.ts'
import { practicesOf } from './practices.ts'

function setUp(bank?: number) {
  const time = createVirtualTime()
  const { server, httpOf } = createPracticeServer(bank)
  const $user = atom<UserInfo | null>(userInfo('1', 'Nusrat'))
  /** A page of a device, with the practices as it sees them. */
  const open = (device: Device) => {
    const page = device.open(globalThis.fetch)
    const { platform } = page
    const clock = createServerClock(platform)
    const api = httpOf(device)
    const http = {
      async call(...asked: Parameters<typeof api.call>) {
        const data = await api.call(...asked)
        const at = platform.clock.monotonic()
        clock.observe(time.now(), at, at)
        return data
      },
    }
    const { now, $known: $timeKnown } = clock
    const client = { http, platform, auth: { $user }, base: 'https://prostuti.test/api/', now, $timeKnown }
    return { page, clock, practices: practicesOf(client as never) }
  }
  return { time, server, $user, open, phone: createDevice(time) }
}

const right = 1
const wrong = 0

describe('a practice on a phone', () => {
  let { time, server, $user, open, phone } = setUp()
  beforeEach(() => {
    ;({ time, server, $user, open, phone } = setUp())
  })

  it('is dealt once, answered and marked without a network, and goes out when the network is back', async () => {
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    phone.setOnline(false)
    practice.questions.forEach(({ question }, place) => {
      practice.show(place)
      practice.answer(question.id, place < 2 ? wrong : right)
    })
    void practice.submit()
    await time.settle()
    expect(practice.$record.get()).toMatchObject({
      state: 'sending',
      result: { correct: 3, incorrect: 2, unanswered: 0 },
    })
    expect(server.submitted).toEqual([])
    phone.setOnline(true)
    await time.settle()
    expect(practice.$record.get().state).toBe('received')
    expect(server.results.get(practice.id)).toMatchObject({ correct: 3, incorrect: 2 })
  })

  it('goes on where it was after the page is gone, even without a network', async () => {
    const first = open(phone)
    const { id, ...practice } = await first.practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    practice.answer('1', right)
    practice.show(2)
    practice.mark('3', true)
    phone.setOnline(false)
    await time.settle()
    first.page.kill()
    const again = await open(phone).practices.open(id)
    expect(again.$record.get()).toMatchObject({ state: 'open', place: 2 })
    expect([again.$entry('1').get()?.answer, again.$entry('3').get()?.marked]).toEqual([right, true])
    expect(again.$progress.get()).toEqual({ answered: 1, marked: 1, total: 5 })
  })

  it('shows options in the same order each time, and another one for each question', async () => {
    const { practices } = open(phone)
    const { id, questions } = await practices.start({ topics: ['4'], count: 8, mode: 'learn' })
    const orders = questions.map(({ order }) => order.join())
    expect(new Set(orders).size).toBeGreaterThan(1)
    await time.advance(5_000)
    const other = await open(createDevice(time)).practices.open(id)
    expect(other.questions.map(({ order }) => order.join())).toEqual(orders)
  })

  it('that is handed in goes out from the next page where this one was closed too early', async () => {
    const { page, practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'test' })
    practice.answer('1', right)
    phone.setOnline(false)
    void practice.submit()
    await time.settle()
    expect(practice.$record.get().result).toBeNull()
    page.kill()
    phone.setOnline(true)
    const next = open(phone)
    await next.practices.resume()
    await time.settle()
    expect(server.results.get(practice.id)).toMatchObject({ correct: 1, unanswered: 4 })
    expect((await next.practices.open(practice.id)).$record.get()).toMatchObject({
      state: 'received',
      result: { correct: 1 },
    })
  })

  it('lets its page be left once it is handed in: by then it is on the device', async () => {
    const { page, practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    phone.setOnline(false)
    practice.answer('1', right)
    let handed = false
    const submitting = practice.submit().then(() => (handed = true))
    expect(handed).toBe(false)
    await time.settle()
    await submitting
    page.kill()
    const again = await open(phone).practices.open(practice.id)
    expect(again.$record.get()).toMatchObject({ state: 'sending', result: { correct: 1, unanswered: 4 } })
  })

  it('keeps its page until the server has it where the disk is full', async () => {
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    await time.settle()
    phone.storage = 'full'
    phone.setOnline(false)
    let handed = false
    void practice.submit().then(() => (handed = true))
    await time.advance(30_000)
    expect([handed, practice.$storage.get()]).toEqual([false, 'failing'])
    phone.setOnline(true)
    await time.settle()
    expect([handed, practice.$record.get().state]).toEqual([true, 'received'])
  })

  it('is sent again by itself while the server is in trouble, and no more once it is refused', async () => {
    const { practices } = open(phone)
    const failing = await practices.start({ topics: ['4'], count: 5, mode: 'test' })
    server.refuse = new ApiError({ code: 'server_not_loading', status: 503, call: 'practice' })
    void failing.submit()
    await time.settle()
    expect(failing.$record.get().state).toBe('sending')
    server.refuse = null
    await time.advance(60_000)
    expect(failing.$record.get().state).toBe('received')

    const refused = await practices.start({ topics: ['4'], count: 5, mode: 'test' })
    server.refuse = new ApiError({ code: 'validation_failed', status: 400, call: 'practice' })
    void refused.submit()
    await time.settle()
    expect(refused.$record.get().state).toBe('refused')
    const before = server.submitted.length
    await time.advance(600_000)
    expect(server.submitted.length).toBe(before)
  })

  it('goes out in its owner’s name alone', async () => {
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'test' })
    $user.set(userInfo('2', 'Rafi'))
    void practice.submit()
    await time.settle()
    expect(server.submitted).toEqual([])
    expect(await practices.unfinished()).toBeNull()
    $user.set(userInfo('1', 'Nusrat'))
    await time.settle()
    expect(server.submitted).toHaveLength(1)
  })

  it('counts the time of the question in view, and none while the phone is put away', async () => {
    const { page, practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    practice.show(0)
    await time.advance(4_000)
    practice.answer('1', right)
    page.hide()
    await time.advance(60_000)
    expect(Math.round(practice.$record.get().entries['1']!.spentMs)).toBe(4_000)
  })

  it('remembers how many were asked for where there are fewer', async () => {
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 50, mode: 'learn' })
    expect([practice.questions.length, practice.$record.get().asked]).toEqual([8, 50])
  })

  it('goes on in memory where the phone keeps nothing, and says so', async () => {
    phone.storage = 'closed'
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    practice.answer('1', right)
    await time.settle()
    expect(practice.$storage.get()).toBe('failing')
    let handed = false
    void practice.submit().then(() => (handed = true))
    await time.settle()
    expect(server.results.get(practice.id)).toMatchObject({ correct: 1 })
    expect(handed).toBe(true)
  })
})

describe('a practice with a clock', () => {
  it('is handed in by itself when the time is over, with what is answered, network or not', async () => {
    const { time, server, open, phone } = setUp()
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'test', timed: true })
    practice.answer('1', right)
    expect(practice.$remaining.get()).toBe(225_000)
    phone.setOnline(false)
    await time.advance(224_000)
    expect(practice.$record.get().state).toBe('open')
    await time.advance(2_000)
    expect(practice.$record.get().state).toBe('sending')
    practice.answer('2', right)
    phone.setOnline(true)
    await time.settle()
    expect(server.results.get(practice.id)).toMatchObject({ correct: 1, unanswered: 4 })
  })

  it('is handed in when Home is opened after the time was over, and waits there no more', async () => {
    const { time, server, open, phone } = setUp()
    const first = open(phone)
    const practice = await first.practices.start({ topics: ['4'], count: 5, mode: 'test', timed: true })
    practice.answer('2', right)
    await time.settle()
    first.page.kill()
    const during = open(phone)
    expect((await during.practices.unfinished())?.id).toBe(practice.id)
    during.page.kill()
    await time.advance(300_000)
    const { practices } = open(phone)
    await practices.resume()
    await time.settle()
    expect(server.submitted).toMatchObject([{ practice: practice.id, finished_at: '2026-11-21T04:03:45.000Z' }])
    expect(await practices.unfinished()).toBeNull()
  })

  it('runs in a test alone', async () => {
    const { open, phone } = setUp()
    const practice = await open(phone).practices.start({ topics: ['4'], count: 5, mode: 'learn', timed: true })
    expect(practice.$remaining.get()).toBeNull()
  })
})

describe('a practice on a phone whose clock is wrong', () => {
  const elevenYears = 11 * 365 * 86_400_000
  const instantsOf = ({ started_at, finished_at, answers }: SubmittedPractice) =>
    [started_at, finished_at, ...answers.map(({ at }) => at)].map(Date.parse)

  it('is of the day that it is, not of the phone’s', async () => {
    const { time, server, open, phone } = setUp()
    phone.wallOffset = -elevenYears
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    practice.answer('1', right)
    const began = time.now()
    void practice.submit()
    await time.settle()
    for (const instant of instantsOf(server.submitted[0]!)) expect(Math.abs(instant - began)).toBeLessThan(2_000)
  })

  it('that was set while there was no network is moved to its own time before it goes out', async () => {
    const { time, server, open, phone } = setUp()
    const first = open(phone)
    const { id } = await first.practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    await time.advance(5_000)
    first.page.kill()
    phone.setOnline(false)
    phone.wallOffset = -elevenYears
    await time.advance(60_000)
    const practice = await open(phone).practices.open(id)
    practice.answer('1', right)
    const answered = time.now()
    await time.advance(3_600_000)
    void practice.submit()
    const finished = time.now()
    await time.advance(3_600_000)
    phone.setOnline(true)
    await time.advance(60_000)
    const [sent] = server.submitted
    const at = Date.parse(sent!.answers.find(({ question }) => question === '1')!.at)
    expect(Math.abs(at - answered)).toBeLessThan(2_000)
    expect(Math.abs(Date.parse(sent!.finished_at) - finished)).toBeLessThan(2_000)
  })

  it('that was set right again meanwhile is never before its start, nor in the future', async () => {
    const { time, server, open, phone } = setUp()
    const first = open(phone)
    const { id } = await first.practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    const started = time.now()
    await time.advance(5_000)
    first.page.kill()
    phone.setOnline(false)
    phone.wallOffset = -elevenYears
    const second = open(phone)
    const practice = await second.practices.open(id)
    practice.answer('1', right)
    void practice.submit()
    await time.settle()
    second.page.kill()
    phone.wallOffset = 0
    phone.setOnline(true)
    await open(phone).practices.resume()
    await time.advance(60_000)
    for (const instant of instantsOf(server.submitted[0]!)) {
      expect(instant).toBeGreaterThanOrEqual(started - 2_000)
      expect(instant).toBeLessThanOrEqual(time.now())
    }
  })
})

describe('a practice on two devices', () => {
  it('goes on elsewhere with its answers, and is found there as the one that waits', async () => {
    const { time, open, phone } = setUp()
    const { practices } = open(phone)
    const practice = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    practice.show(1)
    practice.answer('2', right)
    await time.advance(5_000)
    const elsewhere = open(createDevice(time)).practices
    expect(await elsewhere.unfinished()).toMatchObject({ id: practice.id, answered: 1, total: 5 })
    const other = await elsewhere.open(practice.id)
    expect([other.$entry('2').get()?.answer, other.$record.get().place]).toEqual([right, 1])
  })

  it('that was finished elsewhere is finished here, too', async () => {
    const { time, open, phone } = setUp()
    const practice = await open(phone).practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    await time.advance(5_000)
    const other = await open(createDevice(time)).practices.open(practice.id)
    other.answer('1', right)
    void other.submit()
    await time.settle()
    practice.answer('2', wrong)
    await time.advance(5_000)
    expect(practice.$record.get()).toMatchObject({ state: 'received', result: { correct: 1, incorrect: 0 } })
  })

  it('that is given up is gone from both', async () => {
    const { time, server, open, phone } = setUp()
    const { practices } = open(phone)
    const { id } = await practices.start({ topics: ['4'], count: 5, mode: 'learn' })
    await time.advance(5_000)
    await practices.discard(id)
    expect([server.open.size, await practices.unfinished()]).toEqual([0, null])
    await expect(open(createDevice(time)).practices.open(id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

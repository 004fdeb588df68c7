import type { StudyQuestion, UserInfo } from '@prostuti/contract'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorInit } from '../../http/api-error.ts'
import { memoryPlatform } from '../../platform/memory.ts'
import { userInfo } from '../../testing/people.ts'
import type { DealtReviews, Review } from './memory-api.ts'
import { reviewsOf } from './reviews.ts'
import { shuffledOptions } from './shuffled-options.ts'

const noon = Date.parse('2026-11-24T12:00:00+06:00')

const question = (id: string): StudyQuestion => ({
  ...{ id, slug: id, text: `প্রশ্ন ${id}`, explanation: '', embargoed: false, passage: null },
  ...{ appearances: [], tags: [], topic: { id: '1', title: 'শতকরা' }, bookmarked: false },
  options: [0, 1, 2, 3].map(number => ({ number, text: `${number}`, is_correct: number === 1, explanation: '' })),
  updated_at: '2026-11-24T00:00:00.000Z',
})

const dealt: DealtReviews = {
  today: { date: '2026-11-24', answered: 3, goal: 30, reviews_left: 3 },
  seed: 7,
  questions: ['1', '2', '3'].map(question),
}

const refused = (init: Partial<ApiErrorInit>) =>
  new ApiError({ code: 'validation_failed', status: 400, call: '[POST] questions/v4/reviews/', ...init })
const lost = refused({ code: 'network_lost', status: 0 })

/** A phone, its server, and the person who holds it. */
function setUp() {
  const server = { online: true, now: noon, logged: [] as Review[], refuse: null as ApiError | null }
  const device = { onChange: [] as ((online: boolean) => void)[], now: noon, wall: noon }
  const $timeKnown = atom(true)
  const $user = atom<UserInfo | null>(userInfo('1', 'Nusrat'))
  const base = memoryPlatform()
  const call = async (
    { id }: { id: string },
    { body }: { body: { reviews: Review[] } } = { body: { reviews: [] } },
  ) => {
    if (!server.online) throw lost
    if (id === 'exams.listReceiptKeys') {
      device.now = server.now
      $timeKnown.set(true)
      return { results: [] }
    }
    if (id === 'study.getReviews') return dealt
    if (server.refuse) {
      const failure = server.refuse
      server.refuse = null
      throw failure
    }
    // Two pages of a phone may send the same one; the server counts it once, by its id.
    const known = new Set(server.logged.map(({ id }) => id))
    server.logged.push(...body.reviews.filter(({ id }) => !known.has(id)))
    return { today: dealt.today, states: [] }
  }
  const onChange = (notify: (online: boolean) => void) => {
    device.onChange.push(notify)
    return () => {}
  }
  const platform = {
    ...base,
    network: { ...base.network, onChange },
    clock: { ...base.clock, now: () => device.wall, setTimer: () => () => {} },
  }
  /** A page of this phone. */
  const open = () =>
    reviewsOf({ http: { call } as never, platform, auth: { $user } as never, now: () => device.now, $timeKnown })
  const goOnline = async () => {
    server.online = true
    for (const notify of device.onChange) notify(true)
    await new Promise(resolve => setTimeout(resolve))
  }
  return { server, device, $timeKnown, $user, open, goOnline }
}

const answer = (question: string) => ({ question, answer: 1, spent_ms: 9_000, cram: false })
const ids = ({ questions }: DealtReviews) => questions.map(({ id }) => id)

describe('reviews on a phone', () => {
  it('that were answered on a guess of the time are moved by how far the phone’s clock was off', async () => {
    const { server, device, $timeKnown, open, goOnline } = setUp()
    const reviews = open()
    await reviews.deal()
    server.online = false
    const off = 11 * 365 * 86_400_000
    device.now = device.wall = noon - off
    $timeKnown.set(false)
    reviews.answer(answer('1'))
    await reviews.send()
    device.now = device.wall = noon - off + 60_000
    server.now = noon + 60_000
    await goOnline()
    expect(server.logged).toMatchObject([{ question: '1', at: new Date(noon).toISOString() }])
    expect(Object.keys(server.logged[0]!)).not.toContain('guessedLead')
  })

  it('go out as they are answered', async () => {
    const { server, open } = setUp()
    const reviews = open()
    await reviews.deal()
    reviews.answer(answer('1'))
    await reviews.send()
    expect(server.logged).toMatchObject([{ question: '1', answer: 1, at: new Date(noon).toISOString() }])
    expect(reviews.$waiting.get()).toBe(0)
  })

  it('go on without a network, without what was answered, and arrive once each when it is back', async () => {
    const { server, open, goOnline } = setUp()
    const reviews = open()
    await reviews.deal()
    server.online = false
    reviews.answer(answer('1'))
    reviews.answer(answer('2'))
    await reviews.send()
    expect(reviews.$waiting.get()).toBe(2)
    const again = await open().deal()
    expect([ids(again), again.today]).toEqual([['3'], { ...dealt.today, answered: 5, reviews_left: 1 }])
    await goOnline()
    await reviews.send()
    expect(server.logged.map(each => each.question)).toEqual(['1', '2'])
    await goOnline()
    expect(server.logged).toHaveLength(2)
  })

  it('count today what waits here, and are not dealt again by a server that has not had them', async () => {
    const { server, open, goOnline } = setUp()
    const reviews = open()
    await reviews.deal()
    expect(reviews.today()).toBeNull()
    server.refuse = lost
    reviews.answer(answer('1'))
    await reviews.send()
    server.refuse = lost
    expect(ids(await reviews.deal())).toEqual(['2', '3'])
    expect(reviews.today()).toEqual({ ...dealt.today, answered: 4, reviews_left: 2 })
    await goOnline()
    await reviews.send()
    expect(reviews.today()).toBeNull()
  })

  it('are asked as before after cramming', async () => {
    const { server, open } = setUp()
    const reviews = open()
    await reviews.deal()
    server.online = false
    reviews.answer({ ...answer('1'), cram: true })
    await reviews.send()
    expect(ids(await reviews.deal())).toEqual(['1', '2', '3'])
  })

  it('are not those of yesterday', async () => {
    const { server, device, open } = setUp()
    await open().deal()
    server.online = false
    device.now += 24 * 3_600_000
    await expect(open().deal()).rejects.toBe(lost)
  })

  it('are their owner’s alone', async () => {
    const { server, $user, open, goOnline } = setUp()
    const reviews = open()
    await reviews.deal()
    server.online = false
    reviews.answer(answer('1'))
    await reviews.send()
    $user.set(userInfo('2', 'Mita'))
    await expect(reviews.deal()).rejects.toBe(lost)
    await goOnline()
    expect(server.logged).toEqual([])
    $user.set(userInfo('1', 'Nusrat'))
    await reviews.send()
    expect(server.logged).toHaveLength(1)
  })

  it('do not wait for one that the server refuses', async () => {
    const { server, open } = setUp()
    const reviews = open()
    server.online = false
    for (const each of ['1', '2', '3']) reviews.answer(answer(each))
    await reviews.send()
    server.online = true
    server.refuse = refused({ fields: [{ path: 'reviews.1.question', code: 'unknown', message: '' }] })
    await reviews.send()
    expect(server.logged.map(each => each.question)).toEqual(['1', '3'])
    expect(reviews.$waiting.get()).toBe(0)
  })
})

describe('the options of a review', () => {
  it('stand in another order with another seed, the pinned ones in their place', () => {
    const pinned = { ...question('1'), pinned: [3] }
    const orders = Array.from({ length: 20 }, (_, seed) => shuffledOptions(pinned, seed).map(({ number }) => number))
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
    expect(new Set(orders.map(order => order[3]))).toEqual(new Set([3]))
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3])
  })
})

import { describe, expect, it } from 'vitest'
import { sessionKey } from '../../auth/index.ts'
import { createLightClient } from '../../create-light-client.ts'
import { sendByFetch } from '../../http/send-by-fetch.ts'
import { createDevice } from '../../testing/device.ts'
import { userInfo } from '../../testing/people.ts'
import { createVirtualTime } from '../../testing/virtual-time.ts'
import { readPostDraft } from '../drafts.ts'
import type { NewPost } from '../feed-api.ts'
import { waitingFlag } from './outbox-marks.ts'
import type { SentOutcome } from './sent-outcome.ts'
import { talkOutboxOf } from './talk-outbox.ts'
import type { WaitingAct } from './waiting-item.ts'

const base = 'https://prostuti.example/api/'
const words: NewPost = { type: 2, text: 'সুদ-আসল কী?', pictures: [], poll: null, question: null }
const post: WaitingAct = { kind: 'post', post: words }
const comment: WaitingAct = { kind: 'comment', comment: { post: '1', text: 'চার ভাগের এক ভাগ।' } }
const like = (liked: boolean, id = '1'): WaitingAct => ({ kind: 'like', on: 'post', id, liked })

interface Call {
  path: string
  key: string | null
  body: unknown
}

/** A device, and a server that answers each call as a test says. */
function setUp() {
  const time = createVirtualTime()
  const device = createDevice(time)
  const calls: Call[] = []
  const server = { answer: (_call: Call): { status: number; code?: string; retryAfter?: number } => ({ status: 200 }) }
  device.items.set(sessionKey(base), JSON.stringify({ token: 'secret', user: userInfo('1', 'Nusrat') }))
  const fetch = (async (url: string, init: RequestInit) => {
    const call = {
      path: new URL(url).pathname.replace('/api/feed/v1/', ''),
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: JSON.parse(String(init.body)),
    }
    calls.push(call)
    const { status, code, retryAfter } = server.answer(call)
    return new Response(
      JSON.stringify(code ? { code, status, title: code, detail: '' } : { id: '9', liked: true, like_count: 4 }),
      {
        status,
        headers: {
          'Content-Type': code ? 'application/problem+json' : 'application/json',
          ...(retryAfter && { 'Retry-After': String(retryAfter) }),
        },
      },
    )
  }) as typeof globalThis.fetch
  /** A page of it: its outbox, and how what it sent ended. */
  const open = () => {
    const page = device.open(fetch)
    const client = createLightClient({ platform: page.platform, base, send: sendByFetch })
    const outbox = talkOutboxOf(client)
    const outcomes: SentOutcome[] = []
    outbox.onSettled((_, outcome) => outcomes.push(outcome))
    return { page, client, outbox, outcomes }
  }
  /** Lets what is under way come to its end. */
  const settle = async (ms = 0) => {
    await time.advance(ms)
    for (let turn = 0; turn < 40; turn++) await new Promise(resolve => setTimeout(resolve))
  }
  return { time, device, calls, server, open, settle }
}

describe('the outbox of talk', () => {
  it('sends in order once the network is back, each under a key of its own', async () => {
    const { device, calls, open, settle } = setUp()
    const { outbox, outcomes } = open()
    device.setOnline(false)
    await outbox.add(post)
    await outbox.add(comment)
    await outbox.add(like(true))
    await settle()
    expect(calls).toEqual([])
    expect(outbox.$waiting.get().map(({ act }) => act.kind)).toEqual(['post', 'comment', 'like'])
    device.setOnline(true)
    await settle()
    expect(calls.map(({ path }) => path)).toEqual(['posts/', 'posts/comments/create/', 'posts/like-toggle/1/'])
    expect(new Set(calls.slice(0, 2).map(({ key }) => key)).size).toBe(2)
    expect([outbox.$waiting.get(), outcomes.length]).toEqual([[], 3])
    expect(device.items.has(waitingFlag(base))).toBe(false)
  })

  it('sends after a reload what waited before, under the same key when an answer was lost', async () => {
    const { device, calls, server, open, settle } = setUp()
    const before = open()
    device.setOnline(false)
    await before.outbox.add(post)
    await settle()
    before.page.kill()
    expect(device.items.has(waitingFlag(base))).toBe(true)

    device.setOnline(true)
    const after = open()
    server.answer = () => {
      throw new TypeError('the answer was lost')
    }
    await after.outbox.resume()
    await settle()
    server.answer = () => ({ status: 200 })
    await settle(60_000)
    expect(calls).toHaveLength(2)
    expect(calls[0]?.key).toBe(calls[1]?.key)
    expect(after.outbox.$waiting.get()).toEqual([])
  })

  it('counts likes of one thing once, by the last', async () => {
    const { device, calls, open, settle } = setUp()
    const { outbox } = open()
    device.setOnline(false)
    for (const act of [like(true), like(true, '2'), like(false)]) await outbox.add(act)
    device.setOnline(true)
    await settle()
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['posts/like-toggle/2/', { liked: true }],
      ['posts/like-toggle/1/', { liked: false }],
    ])
  })

  it('keeps refused words as a draft, says why, and goes on', async () => {
    const { calls, server, device, open, settle } = setUp()
    const { outbox, outcomes } = open()
    device.setOnline(false)
    await outbox.add(post)
    await outbox.add(like(true))
    server.answer = ({ path }) => (path === 'posts/' ? { status: 422, code: 'validation_failed' } : { status: 200 })
    device.setOnline(true)
    await settle()
    expect(outcomes[0]).toEqual({ refused: 'validation_failed' })
    expect(calls).toHaveLength(2)
    const { platform } = open().client
    expect(readPostDraft(platform.storage, { base, person: '1' }, 'question')).toMatchObject({
      text: words.text,
      refused: 'validation_failed',
    })
    expect(readPostDraft(platform.storage, { base, person: '2' }, 'question')).toBeNull()
  })

  it('waits as long as a server that is asked too often says', async () => {
    const { calls, server, device, open, settle } = setUp()
    const { outbox } = open()
    device.setOnline(false)
    await outbox.add(post)
    server.answer = () => ({ status: 429, code: 'rate_limited', retryAfter: 600 })
    device.setOnline(true)
    await settle()
    server.answer = () => ({ status: 200 })
    await settle(590_000)
    expect(calls).toHaveLength(1)
    await settle(11_000)
    expect([calls.length, outbox.$waiting.get()]).toEqual([2, []])
  })

  it('is sent by one of two tabs, and both see it go', async () => {
    const { calls, device, open, settle } = setUp()
    const [one, other] = [open(), open()]
    await other.outbox.resume()
    device.setOnline(false)
    await one.outbox.add(post)
    await settle()
    expect(other.outbox.$waiting.get()).toHaveLength(1)
    device.setOnline(true)
    await settle()
    await settle(6_000)
    expect(calls).toHaveLength(1)
    expect([one.outbox.$waiting.get(), other.outbox.$waiting.get()]).toEqual([[], []])
    expect([one.outcomes.length, other.outcomes.length]).toEqual([1, 1])
  })

  it('sends nobody’s words in another person’s name', async () => {
    const { calls, device, open, settle } = setUp()
    const before = open()
    device.setOnline(false)
    await before.outbox.add(post)
    before.page.kill()
    device.items.set(sessionKey(base), JSON.stringify({ token: 'other', user: userInfo('2', 'Rafi') }))
    device.setOnline(true)
    const after = open()
    await after.outbox.resume()
    await settle()
    expect([calls, after.outbox.$waiting.get()]).toEqual([[], []])
  })
})

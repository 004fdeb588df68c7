import type { Comment, Like, Post } from '@prostuti/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Prostuti } from '../../client.ts'
import { createEmitter } from '../../emitter.ts'
import { ApiError } from '../../http/api-error.ts'
import { backoffMs } from '../../http/backoff.ts'
import { randomUuid } from '../../random.ts'
import { type FeedApi, feedApiOf } from '../feed-api.ts'
import { readTalkMessage, talkMessage, waitingFlag } from './outbox-marks.ts'
import { keepRefused } from './refused-words.ts'
import type { SentOutcome } from './sent-outcome.ts'
import type { WaitingAct, WaitingItem } from './waiting-item.ts'
import { createWaitingStore, type WaitingStore } from './waiting-store.ts'

/** Posts, comments and likes that wait for a network; they are sent in order, each once. */
export interface TalkOutbox {
  /** This person's, in order. */
  readonly $waiting: ReadableAtom<readonly WaitingItem[]>
  /** Keeps an act and sends it as soon as it can be. Rejects where this device stores nothing. */
  add(act: WaitingAct): Promise<void>
  /** Takes an act back that has not been sent. */
  remove(order: number): Promise<void>
  /** Reads what waits on this device and sends it. Safe to call again. */
  resume(): Promise<void>
  onSettled(callback: (item: WaitingItem, outcome: SentOutcome) => void): () => void
}

type Client = Pick<Prostuti, 'http' | 'platform' | 'base' | 'auth' | 'now'>

const known = new WeakMap<Client['http'], TalkOutbox>()

/** The outbox of a client: the same for all who ask. */
export function talkOutboxOf(client: Client): TalkOutbox {
  const outbox = known.get(client.http) ?? createTalkOutbox(client, createWaitingStore(client.platform.storage))
  known.set(client.http, outbox)
  return outbox
}

/** A tab that may not send asks again after this, in case the other is gone. */
const askAgainMs = 5_000

/** Sends posts, comments and likes that wait, one after the other and from one tab alone, each under its own key. */
function createTalkOutbox(client: Client, store: WaitingStore): TalkOutbox {
  const { platform, base } = client
  const api = feedApiOf(client)
  const $waiting = atom<readonly WaitingItem[]>([])
  const settled = createEmitter<[item: WaitingItem, outcome: SentOutcome]>()
  let started: Promise<void> | null = null
  let isSending = false
  let wantsAgain = false
  let failures = 0
  /** A server that is asked too often says from when on it can be; by the monotonic clock. */
  let notBefore = 0
  let stopTimer: () => void = () => undefined

  const personId = () => client.auth.$user.get()?.id ?? null

  async function read(): Promise<readonly WaitingItem[]> {
    const all = (await store.items()).filter(item => item.base === base)
    const own = all.filter(({ person }) => person === personId())
    if (all.length > 0) platform.storage.setItem(waitingFlag(base), '1')
    else platform.storage.removeItem(waitingFlag(base))
    $waiting.set(own)
    return own
  }

  function wait(ms: number): void {
    stopTimer()
    stopTimer = platform.clock.setTimer(() => void send(), ms)
  }

  async function send(): Promise<void> {
    if (isSending) {
      wantsAgain = true
      return
    }
    isSending = true
    stopTimer()
    try {
      do {
        wantsAgain = false
        if ((await read()).length > 0 && platform.network.online()) await sendLocked()
      } while (wantsAgain)
    } catch (error) {
      console.warn('prostuti: what waits on this device could not be read', error)
    } finally {
      isSending = false
    }
  }

  async function sendLocked(): Promise<void> {
    const early = notBefore - platform.clock.monotonic()
    if (early > 0) return wait(early)
    const lock = await platform.tabs.lock(`prostuti:talk:${base}`, { onLost: () => undefined })
    if (!lock.held) return wait(askAgainMs)
    try {
      for (let [next] = await read(); next; [next] = await read()) if (!(await deliver(next))) return
    } finally {
      lock.release()
    }
  }

  /** Whether the next may follow. */
  async function deliver(item: WaitingItem): Promise<boolean> {
    try {
      await settle(item, { answer: await perform(api, item) })
      failures = 0
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isTransient) {
        failures++
        notBefore = platform.clock.monotonic() + (error.retryAfter ?? 0) * 1_000
        wait(backoffMs(failures, Math.random, error.retryAfter))
        return false
      }
      // It waits for its owner to sign in again.
      if (error.code === 'not_signed_in') return false
      keepRefused(platform.storage, item, error.code)
      await settle(item, { refused: error.code })
      return true
    }
  }

  async function settle(item: WaitingItem, outcome: SentOutcome): Promise<void> {
    await store.remove(item.order)
    await read()
    platform.tabs.post(talkMessage(base, { item, outcome }))
    settled.emit(item, outcome)
  }

  function start(): Promise<void> {
    client.auth.$user.listen(() => void send())
    platform.clock.onResume(() => void send())
    platform.network.onChange(online => void (online && send()))
    platform.tabs.onMessage(message => {
      const told = readTalkMessage(message, base)
      if (told?.settled?.item.person === personId()) settled.emit(told.settled.item, told.settled.outcome)
      if (told) void send()
    })
    return send()
  }

  const resume = () => {
    started ??= start()
    return started
  }

  return {
    $waiting,
    async add(act) {
      const person = personId()
      if (!person) throw new Error("nobody is signed in: what waits is somebody's")
      await resume()
      await store.add({ key: randomUuid(), base, person, at: client.now(), act })
      await read()
      platform.tabs.post(talkMessage(base))
      void send()
    },
    async remove(order) {
      await store.remove(order)
      await read()
      platform.tabs.post(talkMessage(base))
    },
    resume,
    onSettled: settled.on,
  }
}

function perform(api: FeedApi, { act, key }: WaitingItem): Promise<Post | Comment | Like> {
  if (act.kind === 'post') return api.createPost(act.post, key)
  if (act.kind === 'comment') return api.createComment(act.comment, key)
  return api.like(act.on, act.id, act.liked)
}

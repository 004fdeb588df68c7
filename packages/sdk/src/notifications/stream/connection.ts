import type { Notification, StreamEvent } from '@prostuti/contract'
import { openStream } from '@prostuti/contract/notifications/operations'
import type { Prostuti } from '../../client.ts'
import { backoffMs } from '../../http/backoff.ts'
import { notificationsApiOf } from '../notifications-api.ts'
import { askWho } from './ask-who.ts'
import { readEvents } from './read-events.ts'

/** A stream says something at once, and then at least its comments. */
const firstWordMs = 15_000
const silenceMs = 75_000
/** So many streams in a row that said nothing: here streams do not pass. */
const mostSilent = 3
const askMs = 60_000
/** A stream is tried again after so many askings. */
const asksBeforeStream = 10

interface ConnectionParts {
  client: Pick<Prostuti, 'base' | 'language' | 'platform' | 'auth' | 'http'>
  random(): number
  onEvent(event: StreamEvent): void
}

/** The one connection of a browser for what it is told. */
export interface Connection {
  /** Does nothing while it is open. */
  open(): void
  close(): void
}

/** The one connection of a browser: a stream while streams pass, else the question of how many are new, every minute. */
export function createConnection(parts: ConnectionParts): Connection {
  let running: AbortController | null = null
  return {
    open() {
      if (running) return
      running = new AbortController()
      const { signal } = running
      void run(parts, signal).finally(() => {
        if (running?.signal === signal) running = null
      })
    },
    close() {
      running?.abort()
      running = null
    },
  }
}

async function run(parts: ConnectionParts, signal: AbortSignal): Promise<void> {
  const wait = (ms: number) => pause(parts, ms, signal)
  let [failures, silent] = [0, 0]
  while (!signal.aborted) {
    if (silent >= mostSilent) {
      await askForAWhile(parts, signal)
      silent = mostSilent - 1
      continue
    }
    const said = await stream(parts, signal)
    if (said === 'refused') return
    failures = said === 'something' ? 1 : failures + 1
    silent = said === 'something' ? 0 : silent + 1
    if (silent < mostSilent) await wait(backoffMs(failures, parts.random))
  }
}

/** Holds one stream until it ends: whether it said something, or that the session is over. */
async function stream(
  { client, onEvent }: ConnectionParts,
  signal: AbortSignal,
): Promise<'something' | 'nothing' | 'refused'> {
  const { clock, network } = client.platform
  const own = new AbortController()
  const giveUp = () => own.abort()
  signal.addEventListener('abort', giveUp)
  let stopWatch = clock.setTimer(giveUp, firstWordMs)
  let said: 'something' | 'nothing' = 'nothing'
  try {
    const response = await network.fetch(client.base + openStream.path, {
      headers: {
        Accept: 'text/event-stream',
        'Accept-Language': client.language,
        Authorization: `token ${client.auth.$token.get()}`,
      },
      cache: 'no-store',
      signal: own.signal,
    })
    if (response.status === 401) {
      await askWho(client)
      return client.auth.$token.get() ? 'nothing' : 'refused'
    }
    if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) return 'nothing'
    // Within an attempt the server says no more than that it is there: the stream passes all the same.
    const onBytes = () => {
      said = 'something'
      stopWatch()
      stopWatch = clock.setTimer(giveUp, silenceMs)
    }
    for await (const event of readEvents(response.body, onBytes)) {
      onBytes()
      if (!signal.aborted) onEvent(event)
      if (event.type === 'signed_out') return 'refused'
    }
  } catch (error) {
    if (!own.signal.aborted) console.info('prostuti: the stream of notifications ended', error)
  } finally {
    stopWatch()
    signal.removeEventListener('abort', giveUp)
    own.abort()
  }
  return said
}

/** Asks every minute, and tells what has changed. */
async function askForAWhile(parts: ConnectionParts, signal: AbortSignal): Promise<void> {
  const { client, onEvent } = parts
  let last: { unread: number; newest: string | undefined } | undefined
  for (let round = 0; round < asksBeforeStream && !signal.aborted; round++) {
    try {
      const { unread, results } = await notificationsApiOf(client).mine({ pageSize: 1 }, { signal, fresh: true })
      const newest = results[0]
      const hasChanged = unread !== last?.unread || newest?.id !== last.newest
      if (hasChanged && !signal.aborted) onEvent({ type: 'notifications', unread, latest: latestOf(newest, last) })
      last = { unread, newest: newest?.id }
    } catch (error) {
      if (!client.auth.$token.get()) return
      if (!signal.aborted) console.info('prostuti: nobody says what is new', error)
    }
    await pause(parts, askMs, signal)
  }
}

/** Only what came since the first answer is news to a page that is open. */
const latestOf = (newest: Notification | undefined, last: { newest: string | undefined } | undefined) =>
  newest && last && newest.id !== last.newest && newest.is_new ? newest : null

function pause({ client }: ConnectionParts, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const done = () => {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const stop = client.platform.clock.setTimer(done, ms)
    signal.addEventListener('abort', done)
  })
}

import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { socketWithTimeout } from './socket-with-timeout.ts'

export interface ListenerOptions {
  readonly db: Pick<Database, 'url'>
  readonly channel: string
  readonly log: Log
  onMessage(text: string): void
  /**
   * Whenever it hears from now on: at first, where null says that nothing was waited for before, and after a connection was lost.
   * What was said in so many milliseconds before may have been missed.
   */
  onListening(deafMs: number | null): void
}

export interface Listener {
  stop(): Promise<void>
}

/** A connection that is lost without a word is noticed within the two together. */
const beatMs = 5_000
const silenceMs = 4_000

const shortestRestMs = 250
const longestRestMs = 5_000

/**
 * Hears what is said on a channel of PostgreSQL (`pg_notify`), on one connection of its own: LISTEN belongs to a session, and the
 * pool's are lent by the transaction. A lost connection is opened again.
 */
export function listenTo(options: ListenerOptions): Listener {
  const { log, channel } = options
  const end = new AbortController()
  let heardAt: number | null = null
  let restMs = shortestRestMs

  async function hear(): Promise<void> {
    const client = createClient(options)
    const lost = Promise.withResolvers<never>()
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('the connection ended')))
    lost.promise.catch(() => undefined)
    client.on('notification', ({ payload = '' }) => options.onMessage(payload))
    try {
      await Promise.race([client.connect(), lost.promise])
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      options.onListening(heardAt && performance.now() - heardAt)
      restMs = shortestRestMs
      for (;;) {
        heardAt = performance.now()
        await Promise.race([pause(beatMs, undefined, { ref: false, signal: end.signal }), lost.promise])
        await client.query('select 1')
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function keepHearing(): Promise<void> {
    while (!end.signal.aborted) {
      await hear().catch(error => {
        if (!end.signal.aborted) log.warn({ reason: String(error), channel }, 'not listening: trying again')
      })
      if (end.signal.aborted) return
      await pause(restMs, undefined, { ref: false, signal: end.signal }).catch(() => undefined)
      restMs = Math.min(restMs * 2, longestRestMs)
    }
  }

  const hearing = keepHearing()
  return {
    async stop() {
      end.abort()
      await hearing
    },
  }
}

function createClient({ db }: ListenerOptions): Client {
  return new Client({
    connectionString: db.url,
    connectionTimeoutMillis: 3_000,
    stream: () => socketWithTimeout(silenceMs),
    application_name: 'prostuti-listen',
  })
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { publishEvent } from '@prostuti/server/platform/notifications/publish-event'
import type { BenchDatabase } from '../support/bench-database.ts'
import type { Crowd } from '../support/people.ts'
import type { Answered, Asked } from './stream-clients.ts'

/** Many open streams of one server, read by processes of their own. */
export interface CrowdOfStreams {
  /** Opens one stream a person of the crowd. */
  open(crowd: Crowd): Promise<void>
  /** Tells all of them one event; how long it took to come to each, in milliseconds. */
  tellAll(): Promise<number[]>
  close(): Promise<void>
  stop(): void
}

/** What reads beside the server takes its processors as well: few processes. */
const processes = 2

export function startClients({ db }: BenchDatabase, url: string): CrowdOfStreams {
  const clients = Array.from({ length: processes }, () => fork(join(import.meta.dirname, 'stream-clients.ts')))
  const port = Number(new URL(url).port)
  let post = 0
  return {
    async open({ first, count }) {
      const each = Math.ceil(count / processes)
      const shares = clients.map((client, index) =>
        askOf(client, { ask: 'open', port, first: first + index * each, count: Math.min(each, count - index * each) }),
      )
      await Promise.all(shares)
    },
    async tellAll() {
      const id = String(++post)
      const answers = clients.map(client => askOf(client, { ask: 'listen', post: id }))
      // They have heard what they are to wait for.
      await sleep(1_000)
      const told = performance.timeOrigin + performance.now()
      await publishEvent(db.pool, { type: 'post', post: id })
      const arrivals = (await Promise.all(answers)).flatMap(answered =>
        'arrivals' in answered ? answered.arrivals : [],
      )
      return arrivals.map(at => at - told)
    },
    async close() {
      await Promise.all(clients.map(client => askOf(client, { ask: 'close' })))
    },
    stop() {
      for (const client of clients) client.disconnect()
    },
  }
}

async function askOf(client: ChildProcess, asked: Asked): Promise<Answered> {
  const over = new AbortController()
  const ended = once(client, 'exit', { signal: over.signal }).then(() => {
    throw new Error('A process of clients has ended')
  })
  try {
    const answered = once(client, 'message', { signal: over.signal })
    client.send(asked)
    const [answer] = await Promise.race([answered, ended])
    return answer as Answered
  } finally {
    over.abort()
    ended.catch(() => undefined)
  }
}

import type { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { codeOf, StartError } from '../start-error.ts'
import { addressOf, explainDatabaseError } from './explain-database-error.ts'

export const oldestPostgres = 14

export interface CheckOptions {
  /** Milliseconds within which the database must have answered; default 10 s. */
  patienceMs?: number
}

/**
 * Makes sure that there is a PostgreSQL we can work on, before any statement of ours is sent to it.
 *
 * @throws StartError naming DATABASE_URL and what to do
 */
export async function checkDatabase(url: string, { patienceMs = 10_000 }: CheckOptions = {}): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return await connectOnce(url, until - performance.now(), patienceMs)
    } catch (error) {
      // It has begun to start: it is about to be there.
      const isStarting = codeOf(error) === '57P03' && performance.now() < until
      if (!isStarting) throw explainDatabaseError(error, url)
      await pause(250)
    }
  }
}

async function connectOnce(url: string, remainingMs: number, patienceMs: number): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'prostuti-start' })
  client.on('error', () => undefined)
  const verdict = Promise.withResolvers<void>()
  const silent = setTimeout(() => verdict.reject(silence(url, patienceMs)), Math.max(remainingMs, 1))
  // The server reports its version by itself while it lets us in.
  const { connection } = client as Client & { readonly connection: EventEmitter }
  connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
    if (parameterName !== 'server_version') return
    if (Number.parseInt(parameterValue!, 10) < oldestPostgres) verdict.reject(tooOld(url, parameterValue!))
  })
  client.connect().then(() => verdict.resolve(), verdict.reject)
  try {
    await verdict.promise
    await refuseStandby(client, url)
  } finally {
    clearTimeout(silent)
    // To one that has never answered there is nobody to say goodbye to.
    void client.end().catch(() => undefined)
    ;(connection as EventEmitter & { stream: { destroy(): void } }).stream.destroy()
  }
}

async function refuseStandby(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]!.standby) {
    throw new StartError(`DATABASE_URL: ${addressOf(url).address} is a standby and takes no writes. Name the primary.`)
  }
}

function silence(url: string, patienceMs: number): StartError {
  const seconds = Math.round(patienceMs / 1000)
  return new StartError(
    `DATABASE_URL: ${addressOf(url).address} takes a connection and has not answered for ${seconds} s. Is that PostgreSQL? Correct the address.`,
  )
}

function tooOld(url: string, version: string): StartError {
  return new StartError(
    `DATABASE_URL: ${addressOf(url).address} is PostgreSQL ${version}. Prostuti needs ${oldestPostgres} or newer: update it, or unset DATABASE_URL to use the embedded one.`,
  )
}

import { hash } from 'node:crypto'
import type { Operation, ReturnsOf, ServedId } from '@prostuti/contract'
import { uuidForm } from '@prostuti/contract/uuid'
import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../db/clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors/app-error.ts'
import { type Call, signedIn } from '../http/call/call.ts'
import { type Implementation, type Input, implement } from '../http/call/implement.ts'
import { Reply } from '../http/call/reply.ts'
import { holdPerson } from '../people/hold-person.ts'
import { keptMs } from './purge-keys.ts'

/** Does an operation's work on `client`, whose transaction commits when it resolves. */
export type OnceHandler<Id extends ServedId, Prepared = undefined> = (
  input: Input<Id>,
  call: Call,
  client: PoolClient,
  prepared: Prepared,
) => Promise<ReturnsOf<Id>>

interface OnceDeps {
  readonly pool: Pool
  readonly clock: Pick<Clock, 'now'>
}

interface PreparedDeps<Id extends ServedId, Prepared> extends OnceDeps {
  /** What takes long and writes nothing: before the transaction, so that it holds no connection. A repeated call does it again. */
  prepare(input: Input<Id>, call: Call): Promise<Prepared>
}

/**
 * Joins a row of the contract that takes `Idempotency-Key` with its handler. The handler's work is one transaction; the reply
 * is kept in it under the caller's key, so that the same call again has no second effect and gets the same reply. Nothing is
 * kept of work that failed. A call without a key has its effect each time (decision 0034).
 *
 * Throws `idempotency_mismatch` for a key that came with another operation or input before, `conflict` while the same key
 * is being worked on, and `validation_failed` for a key that is no UUID.
 */
export function implementOnce<Id extends ServedId>(
  operation: Operation<Id>,
  { pool, clock }: OnceDeps,
  handler: OnceHandler<Id>,
): Implementation {
  return implementPrepared(operation, { pool, clock, prepare: async () => undefined }, handler)
}

/** The same with work before the transaction. */
export function implementPrepared<Id extends ServedId, Prepared>(
  operation: Operation<Id>,
  { pool, clock, prepare }: PreparedDeps<Id, Prepared>,
  handle: OnceHandler<Id, Prepared>,
): Implementation {
  const implementation = implement(operation, async (input, call) => {
    const prepared = await prepare(input, call)
    return inTransaction(pool, async client => {
      await holdPerson(client, signedIn(call).id)
      const key = keyOf(call)
      if (key === undefined) return handle(input, call, client, prepared)
      const userId = String(signedIn(call).id)
      const inputHash = hash('sha256', JSON.stringify([operation.id, input]), 'buffer')
      await claim(client, userId, key)
      const earlier = await earlierReply(client, { userId, key, inputHash, now: clock.now() })
      if (earlier !== undefined) return earlier
      const value = await handle(input, call, client, prepared)
      await client.query(
        `insert into idempotency_keys (user_id, key, operation, input_hash, reply, created_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (user_id, key) do update set operation = excluded.operation, input_hash = excluded.input_hash,
           reply = excluded.reply, created_at = excluded.created_at`,
        [userId, key, operation.id, inputHash, value === undefined ? '' : JSON.stringify(value), new Date(clock.now())],
      )
      return value
    })
  })
  return { ...implementation, keepsReplies: true }
}

/** The `Idempotency-Key` of a call. Throws `validation_failed` for one that is no UUID. */
export function keyOf(call: Call): string | undefined {
  const key = call.header('idempotency-key')
  if (key === undefined || uuidForm.test(key)) return key?.toLowerCase()
  const fields = [{ path: 'Idempotency-Key', code: 'invalid_format', message: 'Idempotency-Key must be a UUID' }]
  throw new AppError('validation_failed', { fields })
}

/** Two calls with one key at the same time: the second is refused instead of waiting for a connection's length. */
async function claim(client: PoolClient, userId: string, key: string): Promise<void> {
  const { rows } = await client.query<{ claimed: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as claimed',
    [`${userId} ${key}`],
  )
  if (!rows[0]!.claimed) throw new AppError('conflict', { retryAfter: 1 })
}

interface KeyQuery {
  readonly userId: string
  readonly key: string
  readonly inputHash: Buffer
  readonly now: number
}

async function earlierReply(client: PoolClient, { userId, key, inputHash, now }: KeyQuery): Promise<Reply | undefined> {
  const { rows } = await client.query<{ input_hash: Buffer; reply: string }>(
    'select input_hash, reply from idempotency_keys where user_id = $1 and key = $2 and created_at > $3',
    [userId, key, new Date(now - keptMs)],
  )
  if (!rows[0]) return undefined
  if (!rows[0].input_hash.equals(inputHash)) throw new AppError('idempotency_mismatch')
  if (rows[0].reply === '') return new Reply(null, { status: 204 })
  return new Reply(rows[0].reply, {
    headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
  })
}

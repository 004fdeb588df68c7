import { deleteUser as operation } from '@prostuti/contract/auth/operations'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../platform/http/call/implement.ts'
import { Reply } from '../../platform/http/call/reply.ts'
import type { AuthContext } from './context.ts'
import { retryOnClash } from './retry-on-clash.ts'

/**
 * Erases the person: what is personal goes at once, every session ends, and what others rest on (standings, receipts, the
 * ledger) stays without a name. Throws `live_attempt_open` while a live exam of theirs is not over.
 */
export function deleteUser({ pool, clock, cookies, accounts }: AuthContext): Implementation {
  return implement(operation, async (_input, call) => {
    const { id } = signedIn(call)
    await retryOnClash(() => inTransaction(pool, client => erasePerson({ accounts, clock }, client, id)))
    return new Reply(null, { status: 204, headers: { 'set-cookie': cookies.clear('session') } })
  })
}

/** Erases a person and those who had been merged into them. Throws `live_attempt_open`, and `not_signed_in` for who is gone. */
export async function erasePerson(
  { accounts, clock }: Pick<AuthContext, 'accounts' | 'clock'>,
  client: PoolClient,
  id: bigint,
): Promise<void> {
  const people = await lockWithMerged(client, id)
  if (await accounts.hasLiveAttempt(client, people)) throw new AppError('live_attempt_open')
  await accounts.erase(client, { people, at: clock.now() })
}

/** The person and those who had been merged into them. Throws `not_signed_in` for who is gone. */
async function lockWithMerged(client: PoolClient, id: bigint): Promise<bigint[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from users where (id = $1 and merged_into is null) or merged_into = $1 order by id for update',
    [String(id)],
  )
  const people = rows.map(row => BigInt(row.id))
  if (!people.includes(id)) throw new AppError('not_signed_in')
  return people
}

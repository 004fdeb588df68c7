import type { Merge } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../platform/http/call/call.ts'
import type { Reply } from '../../platform/http/call/reply.ts'
import type { AuthContext } from './context.ts'
import { retryOnClash } from './retry-on-clash.ts'
import { type NewSession, openSession, withCookie } from './sessions/open-session.ts'

/** Finds the account in the merge's own transaction: what fails leaves no account behind and spends no code. */
export type FindAccount = (client: PoolClient) => Promise<NewSession | null>

interface PersonRow {
  readonly id: string
  readonly is_anonymous: boolean
  readonly is_merged: boolean
}

interface Merging {
  /** Before the transaction: nobody's row is locked for as long as another server thinks. */
  findAccount(): FindAccount | Promise<FindAccount>
  /** Throws for a person whose rows stay where they are. */
  checkPerson(client: PoolClient, person: PersonRow): Promise<void> | void
}

/**
 * Moves the caller's rows to an account, once and all or nothing, and signs this device in with it. While a live exam of either is not over
 * nothing happens: `failed`. Throws `provider_rejected` and, where the caller has been merged meanwhile, `not_signed_in`.
 */
export async function mergeIntoAccount(auth: AuthContext, call: Call, merging: Merging): Promise<Merge | Reply> {
  try {
    return await auth.gate.pass(call, async () => {
      const findAccount = await merging.findAccount()
      return retryOnClash(() => merge(auth, call, { ...merging, findAccount }))
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'live_attempt_open')
      return { status: 'failed' as const, reason: error.code }
    throw error
  }
}

async function merge(
  auth: AuthContext,
  call: Call,
  { findAccount, checkPerson }: Pick<Merging, 'checkPerson'> & { findAccount: FindAccount },
): Promise<Merge | Reply> {
  const { id: from } = signedIn(call)
  const merged = await inTransaction(auth.pool, async client => {
    const account = await findAccount(client)
    // A wrong code is burnt by the commit.
    if (account === null) return null
    const { userId: into } = account
    await checkPerson(client, await lockBoth(client, from, into))
    if (await auth.accounts.hasLiveAttempt(client, [from, into])) throw new AppError('live_attempt_open')
    const collided = await auth.accounts.merge(client, { from, into, at: auth.clock.now() })
    return { ...(await openSession(auth, call, account, client)), collided }
  })
  if (!merged) throw new AppError('provider_rejected')
  const { login, collided, cookie } = merged
  return withCookie(auth, { status: 'merged' as const, ...login, collided: [...collided] }, cookie)
}

/** Everybody who locks several people does so in the order of their ids. The caller's own row. */
async function lockBoth(client: PoolClient, from: bigint, into: bigint): Promise<PersonRow> {
  const { rows } = await client.query<PersonRow>(
    `select id, is_anonymous, merged_into is not null as is_merged from users where id = any($1::bigint[])
      order by id for update`,
    [[String(from), String(into)]],
  )
  const found = new Map(rows.map(row => [row.id, row]))
  const [mine, account] = [found.get(String(from)), found.get(String(into))]
  if (!mine || mine.is_merged) throw new AppError('not_signed_in')
  if (!account) throw new AppError('try_later', { retryAfter: 1 })
  if (account.is_anonymous) throw new AppError('provider_rejected')
  return mine
}

import type { Merge } from '@prostuti/contract'
import { mergeWithGoogle as operation } from '@prostuti/contract/auth/operations'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, type Input, implement } from '../../../platform/http/call/implement.ts'
import type { Reply } from '../../../platform/http/call/reply.ts'
import type { AuthContext } from '../context.ts'
import { findOrCreatePerson } from '../people.ts'
import { retryOnClash } from '../retry-on-clash.ts'
import { openSession, withCookie } from '../sessions/open-session.ts'
import { matchesChallenge } from '../sessions/secrets.ts'
import { askProvider } from './ask-provider.ts'

/** Finds the account in the merge's own transaction: what fails leaves no account behind and spends no code. */
type FindAccount = (client: PoolClient) => Promise<bigint | null>

/**
 * Moves an anonymous person's rows to the account of who signs in with Google, once and all or nothing, and signs this
 * device in with the account. While a live exam of either is not over nothing happens: `failed`. Throws `provider_rejected`
 * and, where the anonymous person has been merged meanwhile, `not_signed_in`.
 */
export function mergeWithGoogle(auth: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    try {
      return await auth.gate.pass(call, async () => {
        const findAccount = await accountFinder(auth, body)
        return retryOnClash(() => merge(auth, call, findAccount))
      })
    } catch (error) {
      if (error instanceof AppError && error.code === 'live_attempt_open')
        return { status: 'failed' as const, reason: error.code }
      throw error
    }
  })
}

async function accountFinder(
  auth: AuthContext,
  { access_token: accessToken, code = '', code_verifier: verifier = '' }: Input<'auth.mergeWithGoogle'>['body'],
): Promise<FindAccount> {
  if (accessToken !== undefined) {
    // Not within the transaction: nobody's row is to be locked for as long as the provider thinks.
    const person = await askProvider(auth.log, auth.verifyAccessToken(accessToken))
    return client => findOrCreatePerson(client, person)
  }
  return async client => {
    const taken = await auth.takeCode(code, client)
    const isTheirs = taken?.scope === 'full' && taken.origin === undefined
    return isTheirs && matchesChallenge(verifier, taken.codeChallenge) ? taken.userId : null
  }
}

async function merge(auth: AuthContext, call: Call, findAccount: FindAccount): Promise<Merge | Reply> {
  const { id: from } = signedIn(call)
  const merged = await inTransaction(auth.pool, async client => {
    const into = await findAccount(client)
    // A wrong code is burnt by the commit.
    if (into === null) return null
    await lockBoth(client, from, into)
    if (await auth.accounts.hasLiveAttempt(client, [from, into])) throw new AppError('live_attempt_open')
    const collided = await auth.accounts.merge(client, { from, into, at: auth.clock.now() })
    return { ...(await openSession(auth, call, { userId: into }, client)), collided }
  })
  if (!merged) throw new AppError('provider_rejected')
  const { login, collided, cookie } = merged
  return withCookie(auth, { status: 'merged' as const, ...login, collided: [...collided] }, cookie)
}

/** Everybody who locks several people does so in the order of their ids. */
async function lockBoth(client: PoolClient, from: bigint, into: bigint): Promise<void> {
  const { rows } = await client.query<{ id: string; is_anonymous: boolean; is_merged: boolean }>(
    `select id, is_anonymous, merged_into is not null as is_merged from users where id = any($1::bigint[])
      order by id for update`,
    [[String(from), String(into)]],
  )
  const found = new Map(rows.map(row => [row.id, row]))
  const [mine, account] = [found.get(String(from)), found.get(String(into))]
  if (!mine || mine.is_merged) throw new AppError('not_signed_in')
  if (!mine.is_anonymous) throw new AppError('forbidden')
  if (!account) throw new AppError('try_later', { retryAfter: 1 })
  if (account.is_anonymous) throw new AppError('provider_rejected')
}

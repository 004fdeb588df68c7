import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import { randomSecret } from './secrets.ts'
import { hashSecret } from './sessions.ts'

const lifetimeMs = 60_000

export interface OneTimeCode {
  readonly userId: bigint
  /** Of the client that may exchange it (PKCE, S256). */
  readonly codeChallenge: string
  readonly scope: 'full' | 'partner'
  /** Of the only pages that may exchange it: a partner's. */
  readonly origin?: string
  /** Whose pages these are: with this person's consent to them goes the code, and the session that came of it. */
  readonly partnerId?: number
}

/** Makes a code that may be exchanged for a token once, within a minute. */
export async function issueCode(
  pool: Pool,
  clock: Pick<Clock, 'now'>,
  { userId, codeChallenge, scope, origin, partnerId }: OneTimeCode,
): Promise<string> {
  const code = randomSecret()
  await pool.query(
    `insert into one_time_codes (code_hash, user_id, code_challenge, scope, origin, partner_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hashSecret(code), userId, codeChallenge, scope, origin, partnerId, new Date(clock.now() + lifetimeMs)],
  )
  return code
}

/**
 * Takes a code away, whatever comes of it: one wrong try burns it. Of many at once exactly one gets it. With a client it is
 * taken by that client's transaction, and is there again when that is rolled back.
 */
export type TakeCode = (code: string, client?: PoolClient) => Promise<OneTimeCode | undefined>

interface CodeRow {
  readonly user_id: string
  readonly code_challenge: string
  readonly scope: 'full' | 'partner'
  readonly origin: string | null
  readonly partner_id: number | null
  readonly expires_at: Date
}

export function createTakeCode(pool: Pool, clock: Clock): TakeCode {
  return async (code, client) => {
    const { rows } = await (client ?? pool).query<CodeRow>({
      text: `delete from one_time_codes where code_hash = $1
             returning user_id, code_challenge, scope, origin, partner_id, expires_at`,
      values: [hashSecret(code)],
    })
    const [row] = rows
    if (!row || row.expires_at.getTime() <= clock.now()) return undefined
    const { code_challenge: codeChallenge, scope, origin, partner_id: partnerId } = row
    return {
      userId: BigInt(row.user_id),
      codeChallenge,
      scope,
      origin: origin ?? undefined,
      partnerId: partnerId ?? undefined,
    }
  }
}

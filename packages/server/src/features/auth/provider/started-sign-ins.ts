import type { Pool } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import { hashSecret } from '../sessions/sessions.ts'

/** Ten minutes to pick an account and pass the provider's second factor. */
export const signInSeconds = 600

/** What the callback must know of the sign-in that it ends. */
export interface StartedSignIn {
  /** Known to the browser and in the provider's answer; here only its hash. */
  readonly state: string
  readonly nonce: string
  /** Ours, towards the provider. */
  readonly verifier: string
  /** The challenge of the client that will exchange the one-time code. */
  readonly codeChallenge: string
  readonly next: string
}

export async function keepSignIn(pool: Pool, clock: Clock, started: StartedSignIn): Promise<void> {
  await pool.query(
    `insert into provider_sign_ins (state_hash, provider_verifier, nonce, code_challenge, next, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      hashSecret(started.state),
      started.verifier,
      started.nonce,
      started.codeChallenge,
      started.next,
      new Date(clock.now() + signInSeconds * 1000),
    ],
  )
}

/** Takes a started sign-in away: a callback counts once. */
export async function takeSignIn(pool: Pool, clock: Clock, state: string): Promise<StartedSignIn | undefined> {
  const { rows } = await pool.query<Omit<StartedSignIn, 'state'> & { expiresAt: Date }>(
    `delete from provider_sign_ins where state_hash = $1
     returning nonce, provider_verifier as verifier, code_challenge as "codeChallenge", next, expires_at as "expiresAt"`,
    [hashSecret(state)],
  )
  const [row] = rows
  return row && row.expiresAt.getTime() > clock.now() ? { ...row, state } : undefined
}

import { hash } from 'node:crypto'
import type { Role } from '@prostuti/contract'
import type { Pool } from 'pg'
import { bytesArrayOf } from '../../../platform/db/array-of.ts'
import { createBatcher } from '../../../platform/db/batcher.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Authenticate, Viewer } from '../../../platform/http/call/viewer.ts'

/** SHA-256: tokens are random, so nothing slower is needed. */
export function hashSecret(secret: string): Buffer {
  return Buffer.from(hexHash(secret), 'hex')
}

const hexHash = (secret: string) => hash('sha256', secret, 'hex')

interface SessionRow {
  place: number
  /** Of a session that was found by its cookie; a caller with a token has sent it. */
  token_hash: string | null
  user_id: string
  scope: 'full' | 'partner'
  role: Role | null
  is_anonymous: boolean
}

const findSessions = (by: 'token' | 'cookie') => ({
  name: `sessions-by-${by}`,
  // `lateral … limit 1`: by the index from the first day on, whatever the planner believed of tables that were empty.
  text: `select w.place::int, ${by === 'cookie' ? "encode(s.token_hash, 'hex')" : 'null'} as token_hash, s.user_id, s.scope,
                u.role, u.is_anonymous
           from unnest($1::bytea[]) with ordinality as w (hash, place)
           join lateral (select * from sessions where ${by}_hash = w.hash limit 1) s on true
           join lateral (select * from users where id = s.user_id limit 1) u on true
          where s.expires_at > clock_timestamp() and u.merged_into is null`,
})

/**
 * Looks sessions up, many in one query, and caches none: a session that was ended is dead on the next request.
 * Throws `not_signed_in` for a token that is unknown, ended or expired.
 */
export function createAuthenticate(pool: Pool, by: 'token' | 'cookie' = 'token'): Authenticate {
  const query = findSessions(by)
  const find = createBatcher<string, Viewer>(
    async secrets => {
      const hashes = secrets.map(hexHash)
      const { rows } = await pool.query<SessionRow>({ ...query, values: [bytesArrayOf(hashes)] })
      const found = new Array<Viewer | AppError>(hashes.length).fill(notSignedIn)
      for (const row of rows) found[row.place - 1] = viewerOf(row, hashes[row.place - 1]!)
      return found
    },
    { maxItems: 256, maxInFlight: 2 },
  )
  return find
}

const notSignedIn = new AppError('not_signed_in')

function viewerOf(row: SessionRow, tokenHash: string): Viewer {
  return {
    id: BigInt(row.user_id),
    role: row.role,
    isModerator: row.role !== null,
    isAnonymous: row.is_anonymous,
    scope: row.scope,
    tokenHash: row.token_hash ?? tokenHash,
  }
}

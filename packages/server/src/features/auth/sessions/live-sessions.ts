import type { Pool } from 'pg'
import { bytesArrayOf } from '../../../platform/db/array-of.ts'

/** Which of these sessions, by the hashes of their tokens in hex, still stand: those that a call would be served with. */
export type FindSessions = (hashes: readonly string[]) => Promise<ReadonlySet<string>>

export function createFindSessions(pool: Pool): FindSessions {
  return async hashes => {
    if (hashes.length === 0) return new Set()
    const { rows } = await pool.query<{ hash: string }>({
      name: 'live-sessions',
      text: `select encode(s.token_hash, 'hex') as hash from sessions s join users u on u.id = s.user_id
              where s.token_hash = any($1::bytea[]) and s.expires_at > clock_timestamp() and u.merged_into is null`,
      values: [bytesArrayOf(hashes)],
    })
    return new Set(rows.map(({ hash }) => hash))
  }
}

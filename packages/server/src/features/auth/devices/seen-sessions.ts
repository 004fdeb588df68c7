import type { Pool } from 'pg'
import { bytesArrayOf } from '../../../platform/db/array-of.ts'
import type { Sweep } from '../../../platform/feature.ts'

/** Sessions that are remembered between two writes; beyond them some are noted an hour later. */
const most = 50_000

/** Sessions in one statement. */
const batch = 1_000

/** Notes to the hour when sessions were last used: in memory, and once a minute in the table, so that no call waits for it. */
export interface SeenSessions {
  /** The hash of the session's token, in hex. */
  note(tokenHash: string): void
  readonly sweep: Sweep
}

export function createSeenSessions(pool: Pool): SeenSessions {
  let noted = new Set<string>()
  return {
    note(tokenHash) {
      if (noted.size < most) noted.add(tokenHash)
    },
    sweep: {
      everyMs: 60_000,
      async run() {
        const hashes = [...noted].sort()
        noted = new Set()
        for (let start = 0; start < hashes.length; start += batch)
          await pool.query(
            `update sessions set seen_at = date_trunc('hour', clock_timestamp())
              where token_hash = any($1::bytea[]) and seen_at < date_trunc('hour', clock_timestamp())`,
            [bytesArrayOf(hashes.slice(start, start + batch))],
          )
      },
    },
  }
}

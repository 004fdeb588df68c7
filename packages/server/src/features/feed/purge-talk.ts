import { deletedTalkDays } from '@prostuti/contract'
import type { Pool } from 'pg'

const keptMs = deletedTalkDays * 24 * 60 * 60 * 1000

/** Removes deleted posts and comments that nobody can take back any more, with all that hangs on them. Resolves to their number. */
export async function purgeTalk(pool: Pool, now: number): Promise<number> {
  let gone = 0
  for (const table of ['comments', 'posts']) {
    const { rowCount } = await pool.query(
      `delete from ${table} where id = any(array(
         select id from ${table} where deleted_at < $1 order by id limit 500 for update skip locked))`,
      [new Date(now - keptMs)],
    )
    gone += rowCount ?? 0
  }
  return gone
}

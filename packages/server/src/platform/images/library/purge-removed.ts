import type { Pool } from 'pg'
import { inTransaction } from '../../db/transaction.ts'
import { eraseImages } from '../erase-images.ts'
import { isShownSql } from '../places/shown-sql.ts'

/** Erases pictures a day after staff removed them; one that something shows meanwhile is back in the library. Resolves to their number. */
export async function purgeRemoved(pool: Pool): Promise<number> {
  return inTransaction(pool, async client => {
    const { rows: old } = await client.query<{ id: string }>(
      `select id from images where removed_at < now() - interval '1 day' order by id limit 500 for update skip locked`,
    )
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return 0
    const { rows: shown } = await client.query<{ id: string }>(
      `update images i set removed_at = null where id = any($1::bigint[]) and (${isShownSql}) returning id`,
      [ids],
    )
    const kept = new Set(shown.map(({ id }) => id))
    const gone = ids.filter(id => !kept.has(id))
    await eraseImages(client, gone)
    return gone.length
  })
}

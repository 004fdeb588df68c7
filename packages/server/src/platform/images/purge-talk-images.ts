import type { Pool } from 'pg'
import { inTransaction } from '../db/transaction.ts'
import { eraseImages } from './erase-images.ts'
import { isShownSql } from './places/shown-sql.ts'

/** Removes pictures of talk that nothing shows a day after they came. Resolves to their number. */
export async function purgeTalkImages(pool: Pool): Promise<number> {
  return inTransaction(pool, async client => {
    // One that a post is about to show is locked, and stays.
    const { rows } = await client.query<{ id: string }>(
      `select id from images i
        where used_for = 'talk' and created_at < now() - interval '1 day' and not (${isShownSql})
        order by id limit 500 for update skip locked`,
    )
    await eraseImages(
      client,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}

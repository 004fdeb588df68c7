import type { Pool } from 'pg'
import { withGoneNames } from '../../../platform/people/gone-name.ts'

interface Row {
  readonly text: string
}

/** A person's comments for the file of their own data; who has left has no name there either. */
export async function exportComments(pool: Pool, user: bigint): Promise<readonly object[]> {
  const { rows } = await pool.query<Row>(
    `select created_at, id, post_id, parent_id, status, text, said_reason, said_text
       from comments where author_id = $1 order by 1`,
    [user],
  )
  return rows.map(row => ({ ...row, text: withGoneNames(row.text, 'bn') }))
}

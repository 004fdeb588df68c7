import type { DatedKind } from '@prostuti/contract'
import type { Pool } from 'pg'

/** Whether an exam outside programs stands in a person's routine. */
export type InRoutine = (userId: bigint, kind: DatedKind, id: string) => Promise<boolean>

export function createInRoutine(pool: Pool): InRoutine {
  return async (userId, kind, id) => {
    const { rowCount } = await pool.query({
      name: 'in-routine',
      text: 'select 1 from dated_entries where user_id = $1 and kind = $2 and thing_id = $3',
      values: [String(userId), kind, id],
    })
    return rowCount === 1
  }
}

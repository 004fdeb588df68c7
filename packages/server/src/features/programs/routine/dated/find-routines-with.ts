import type { DatedKind } from '@prostuti/contract'
import type { Pool } from 'pg'

/** Ids of who keeps each of these exams outside programs in the routine; those that nobody keeps are left out. */
export type FindRoutinesWith = (
  kind: DatedKind,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>

export function createFindRoutinesWith(pool: Pool): FindRoutinesWith {
  return async (kind, ids) => {
    const { rows } = await pool.query<{ id: string; people: string[] }>(
      `select thing_id::text as id, array_agg(user_id::text) as people from dated_entries
        where kind = $1 and thing_id = any($2::bigint[]) group by thing_id`,
      [kind, ids],
    )
    return new Map(rows.map(({ id, people }) => [id, people]))
  }
}

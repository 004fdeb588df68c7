import type { Pool } from 'pg'
import { attemptMode, attemptState } from '../tables/attempts.ts'

/** Which of these people are in a live attempt that has not ended. */
export const createFindSitting =
  (pool: Pool) =>
  async (people: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'find-sitting',
      text: `select p.id::text from unnest($1::bigint[]) p (id)
            where exists (select from attempts a
                           where a.user_id = p.id and a.mode = ${attemptMode.live} and a.state = ${attemptState.open})`,
      values: [people],
    })
    return new Set(rows.map(({ id }) => id))
  }

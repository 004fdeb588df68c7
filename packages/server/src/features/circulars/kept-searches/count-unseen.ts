import type { Pool, PoolClient } from 'pg'
import { isOpenAt, matches } from './matches.ts'

/** Circulars that a person's kept searches find and that were published since these were opened; once for each search. */
export async function countUnseen(pool: Pool, userId: bigint, now: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'unseen-circulars',
    text: `select count(*)::int as count from kept_searches k, circulars c
            where k.user_id = $1 and c.public_since > k.opened_at and ${isOpenAt('$2')} and ${matches}`,
    values: [String(userId), new Date(now)],
  })
  return rows[0]!.count
}

/** Kept searches that find one of these circulars. Many people keep the same one, which is compared once. */
export async function countMatched(client: PoolClient, circulars: readonly bigint[]): Promise<number> {
  if (circulars.length === 0) return 0
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(sum(same.keepers), 0)::int as count
       from (select min(id) as id, count(*) as keepers from kept_searches group by filter_key) same
       join kept_searches k on k.id = same.id
      where exists (select from circulars c where c.id = any($1::bigint[]) and ${matches})`,
    [circulars.map(String)],
  )
  return rows[0]!.count
}

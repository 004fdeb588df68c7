import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

type Client = Database['pool'] | PoolClient

/** How many people are sitting an exam now. */
export async function countSitting(client: Client, exam: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from attempts
      where exam_id = $1 and mode = ${attemptMode.live} and state = ${attemptState.open}`,
    [exam],
  )
  return rows[0]!.count
}

/**
 * Whether a learner has joined, in either mode. Open and ranked attempts have indexes by exam; the whole table is asked for samples
 * and practice sets alone, and for nothing before there was a paper.
 */
export async function isJoined(client: Client, exam: number): Promise<boolean> {
  const { rows } = await client.query<{ has_paper: boolean; joined: boolean }>(
    `select exists (select from papers where exam_id = $1) as has_paper,
            exists (select from attempts where exam_id = $1 and state = ${attemptState.open})
         or exists (select from results where exam_id = $1 and mode = ${attemptMode.live} and ranked)
         or exists (select from results where exam_id = $1 and mode = ${attemptMode.archive} and ranked) as joined`,
    [exam],
  )
  const [row] = rows
  if (row!.joined || !row!.has_paper) return row!.joined
  const { rowCount } = await client.query('select from attempts where exam_id = $1 limit 1', [exam])
  return rowCount === 1
}

import type { Pool } from 'pg'

/** Says of members' sheets whose task was given up that they failed, so that they can be sent again. */
export async function failLostSheets(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update contribution_sheets s set state = 'failed', failure = 'something_wrong', file = null
       from background_jobs j where j.id = s.job_id and j.state = 'failed' and s.state = 'reading'`,
  )
  return rowCount ?? 0
}

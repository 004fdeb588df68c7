import type { Pool } from 'pg'

/** Lets go of what sheets hold: of their files once their task was given up, of their columns after 30 days. */
export async function purgeSheets(pool: Pool): Promise<number> {
  const { rowCount: lost } = await pool.query(
    `update govt_result_sheets s set state = 'failed', failure = 'something_wrong', file = null
       from background_jobs j where j.id = s.job_id and j.state = 'failed' and s.state in ('reading', 'importing')`,
  )
  const { rowCount: old } = await pool.query(
    `update govt_result_sheets set content = null, file = null
      where created_at < now() - interval '30 days' and state not in ('reading', 'importing') and content is not null`,
  )
  return (lost ?? 0) + (old ?? 0)
}

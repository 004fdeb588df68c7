import type { Pool } from 'pg'

/** Lets go of the sheets of imports that ended more than 30 days ago, and of those that nobody has gone on with for so long. */
export async function purgeCircularImports(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update circular_imports set file = null, written = null, verdicts = case when verdicts ? 'failure' then verdicts end
      where file is not null and state not in ('reading', 'importing') and coalesce(ended_at, created_at) < now() - interval '30 days'`,
  )
  return rowCount ?? 0
}

/** Says of imports whose task was given up that they failed, so that their sheet can be brought again. */
export async function failLostCircularImports(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update circular_imports i set state = 'failed', verdicts = '{"failure": "something_wrong"}', file = null, ended_at = now()
       from background_jobs j where j.id = i.task_id and j.state = 'failed' and i.state in ('reading', 'importing')`,
  )
  return rowCount ?? 0
}

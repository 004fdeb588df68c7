import type { FailedTask, SystemState } from '@prostuti/contract'
import type { Pool } from 'pg'

const mostFailed = 100

interface FailedRow extends Omit<FailedTask, 'created_at' | 'ended_at'> {
  readonly created_at: Date
  readonly ended_at: Date | null
}

/** All work in the background: what failed, what waits and runs, and what was done. */
export async function readTasks(pool: Pool): Promise<SystemState['tasks']> {
  const [failed, open, done] = await Promise.all([readFailed(pool), readOpen(pool), readDone(pool)])
  return { failed, open, ...done }
}

async function readFailed(pool: Pool): Promise<FailedTask[]> {
  const { rows } = await pool.query<FailedRow>(
    `select j.id, j.kind, j.state, j.done, j.total, j.result, j.failure, j.created_at, j.ended_at, j.tries, u.name as by
       from background_jobs j left join users u on u.id = j.created_by
      where j.state = 'failed' order by j.ended_at desc, j.id limit ${mostFailed}`,
  )
  return rows.map(row => ({
    ...row,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }))
}

async function readOpen(pool: Pool): Promise<SystemState['tasks']['open']> {
  const { rows } = await pool.query<
    Omit<SystemState['tasks']['open'][number], 'oldest_at'> & { oldest_at: Date | null }
  >(
    `select kind, (count(*) filter (where state = 'queued'))::int as queued, (count(*) filter (where state = 'running'))::int as running,
            coalesce(sum(done) filter (where state = 'running'), 0)::int as done,
            coalesce(sum(total) filter (where state = 'running'), 0)::int as total,
            min(created_at) filter (where state = 'queued') as oldest_at
       from background_jobs where state in ('queued', 'running') group by kind order by kind`,
  )
  return rows.map(row => ({ ...row, oldest_at: row.oldest_at?.toISOString() ?? null }))
}

async function readDone(pool: Pool): Promise<Pick<SystemState['tasks'], 'done_today' | 'middle_ms'>> {
  const { rows } = await pool.query<{ done_today: number; middle_ms: number | null }>(
    `select count(*)::int as done_today,
            greatest(0, round(1000 * percentile_cont(0.5) within group (order by extract(epoch from ended_at - started_at))))::int as middle_ms
       from background_jobs where state = 'done' and ended_at > now() - interval '24 hours'`,
  )
  return rows[0]!
}

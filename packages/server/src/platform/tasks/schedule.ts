import type { Pool } from 'pg'
import type { ScheduledWork } from '../feature.ts'
import type { Log } from '../log.ts'
import { sweepEvery } from './sweep.ts'

/** So often each process looks for work that is due, in milliseconds. */
const lookEveryMs = 10_000

/** Does scheduled work when it is due, until it is stopped. */
export function startSchedule(pool: Pool, works: readonly ScheduledWork[], log: Log): { stop(): Promise<void> } {
  return sweepEvery(lookEveryMs, signal => runDueWork(pool, works, { log, signal }), log)
}

/**
 * Does what is due, one after the other. Of all processes on a database one does a work in each interval: the one that moves
 * its row on first. What fails is logged and done again in the next interval.
 */
export async function runDueWork(
  pool: Pool,
  works: readonly ScheduledWork[],
  { log, signal }: { readonly log: Log; readonly signal?: AbortSignal },
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'claim-scheduled-work',
    text: `insert into scheduled_work as known (name, due_at)
           select name, now() + every_ms * interval '1 millisecond' from unnest($1::text[], $2::int[]) as work (name, every_ms)
            order by name
           on conflict (name) do update set due_at = excluded.due_at where known.due_at <= now()
           returning name`,
    values: [works.map(({ name }) => name), works.map(({ everyMs }) => everyMs)],
  })
  const claimed = new Set(rows.map(({ name }) => name))
  for (const work of works.filter(({ name }) => claimed.has(name))) {
    if (signal?.aborted) return
    await work.run().catch(error => log.warn({ err: error, work: work.name }, 'scheduled work failed'))
  }
}

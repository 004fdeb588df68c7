import type { BackgroundTask } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { presentTask } from './read-tasks.ts'
import { backgroundTasks } from './tables.ts'

interface Requeued {
  readonly task: BackgroundTask
  /** Why it had failed. */
  readonly failure: string | null
  /** False: it was not failed, and nothing was done. */
  readonly isRequeued: boolean
}

/** Puts a failed task back into the queue, with all its tries. `another runs`: one of its key waits or runs. */
export async function requeueFailed(client: PoolClient, id: string): Promise<Requeued | 'unknown' | 'another runs'> {
  const orm = drizzle(client)
  const [before] = await orm.select().from(backgroundTasks).where(eq(backgroundTasks.id, id)).for('update')
  if (!before) return 'unknown'
  if (before.state !== 'failed') return { task: presentTask(before), failure: null, isRequeued: false }
  const { rows } = await client.query(`select from background_jobs where key = $1 and state in ('queued', 'running')`, [
    before.key,
  ])
  if (rows.length > 0) return 'another runs'
  const fresh = {
    state: 'queued',
    tries: 0,
    failure: null,
    seenAt: null,
    startedAt: null,
    endedAt: null,
    done: 0,
  } as const
  const [task] = await orm.update(backgroundTasks).set(fresh).where(eq(backgroundTasks.id, id)).returning()
  return { task: presentTask(task!), failure: before.failure, isRequeued: true }
}

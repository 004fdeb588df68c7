import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { NewTask, TaskQueue } from './tasks.ts'

/** The queue is the table itself, so that what staff see of a task and what becomes of it never differ (decision 0020). */
export const taskQueue: TaskQueue = {
  async enqueue(client, task) {
    // Between the two statements the other task of this key may end.
    for (;;) {
      const id = (await insertTask(client, task)) ?? (await findOpenTask(client, task.key!))
      if (id) return id
    }
  },
}

/** Undefined where a task of its key waits or runs. */
async function insertTask(client: PoolClient, { kind, input, by, key }: NewTask): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into background_jobs (id, kind, input, created_by, created_at, key) values ($1, $2, $3, $4, clock_timestamp(), $5)
     on conflict (key) where key is not null and state in ('queued', 'running') do nothing
     returning id`,
    [randomUUID(), kind, JSON.stringify(input), by === null ? null : String(by), key ?? null],
  )
  return rows[0]?.id
}

async function findOpenTask(client: PoolClient, key: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from background_jobs where key = $1 and state in ('queued', 'running')`,
    [key],
  )
  return rows[0]?.id
}

import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { JobQueue, NewJob } from './jobs.ts'

/** The queue is the table itself, so that what staff see of a job and what becomes of it never differ. */
export const jobQueue: JobQueue = {
  async enqueue(client, job) {
    // Between the two statements the other job of this key may end.
    for (;;) {
      const id = (await insertJob(client, job)) ?? (await findOpenJob(client, job.key!))
      if (id) return id
    }
  },
}

/** Undefined where a job of its key waits or runs. */
async function insertJob(client: PoolClient, { kind, input, by, key }: NewJob): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into background_jobs (id, kind, input, created_by, created_at, key) values ($1, $2, $3, $4, clock_timestamp(), $5)
     on conflict (key) where key is not null and state in ('queued', 'running') do nothing
     returning id`,
    [randomUUID(), kind, JSON.stringify(input), String(by), key ?? null],
  )
  return rows[0]?.id
}

async function findOpenJob(client: PoolClient, key: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from background_jobs where key = $1 and state in ('queued', 'running')`,
    [key],
  )
  return rows[0]?.id
}

import type { ErrorCode } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Json } from './tasks.ts'

/** A task whose process has said nothing for so long is taken over. */
const silentSeconds = 30

/** So long a task waits that ended in an unknown error. */
const retrySeconds = 10

/** A task that ended so often without a result, whatever ended it, is given up. */
export const mostTries = 5

/** A task that this process does. Of several processes that think so the last one is right: `tries` distinguishes them. */
export interface ClaimedTask {
  readonly id: string
  readonly kind: string
  readonly input: Json
  readonly by: bigint | null
  /** Which try this is, from 1. */
  readonly tries: number
}

/** How far it is. */
export interface TaskProgress {
  readonly done: number
  readonly total: number
}

/** Takes the oldest task that waits, or whose process has died, of these kinds. */
export async function claimTask(pool: Pool, kinds: readonly string[]): Promise<ClaimedTask | null> {
  const { rows } = await pool.query<Omit<ClaimedTask, 'by'> & { by: string | null }>(
    `update background_jobs set state = 'running', tries = tries + 1, seen_at = now(), started_at = coalesce(started_at, now())
      where id = (
        select id from background_jobs
         where kind = any($1)
           and (state = 'queued' and (seen_at is null or seen_at < now() - make_interval(secs => ${retrySeconds}))
             or state = 'running' and seen_at < now() - make_interval(secs => ${silentSeconds}))
         order by created_at, id limit 1 for update skip locked)
      returning id, kind, input, created_by as by, tries`,
    [kinds],
  )
  const row = rows[0]
  return row ? { ...row, by: row.by === null ? null : BigInt(row.by) } : null
}

/** Says that this process goes on with it. Resolves to false once another process has it, or it is over. */
export async function keepTask(pool: Pool, task: ClaimedTask, progress: TaskProgress | null): Promise<boolean> {
  return write(pool, task, 'seen_at = now(), done = coalesce($3, done), total = coalesce($4, total)', [
    progress?.done ?? null,
    progress?.total ?? null,
  ])
}

export async function finishTask(
  pool: Pool,
  task: ClaimedTask,
  result: Json,
  progress: TaskProgress | null,
): Promise<void> {
  const change = `state = 'done', result = $3, ended_at = now(), done = coalesce($4, done), total = coalesce($5, total)`
  await write(pool, task, change, [JSON.stringify(result), progress?.done ?? null, progress?.total ?? null])
}

export async function failTask(pool: Pool, task: ClaimedTask, code: ErrorCode): Promise<void> {
  await write(pool, task, `state = 'failed', failure = $3, ended_at = now()`, [code])
}

/** Gives it back to be done again from its start: at once after an orderly end of the process, later after an error. */
export async function requeueTask(pool: Pool, task: ClaimedTask, { later }: { later: boolean }): Promise<void> {
  await write(pool, task, `state = 'queued', seen_at = case when $3 then now() end, done = 0`, [later])
}

async function write(pool: Pool, { id, tries }: ClaimedTask, change: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update background_jobs set ${change} where id = $1 and tries = $2 and state = 'running'`,
    [id, tries, ...values],
  )
  return rowCount === 1
}

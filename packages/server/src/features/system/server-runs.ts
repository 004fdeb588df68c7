import type { SystemState } from '@prostuti/contract'
import type { Pool } from 'pg'

/** A process that has not been seen for so long is gone, in seconds. */
const silentSeconds = 90

/** This process, as the others know it. */
export interface ServerRun {
  readonly id: number
  readonly startedAt: Date
  /** Says that it is still there. */
  seen(): Promise<void>
  /** Says that it ends as it should. */
  end(): Promise<void>
}

/** Writes down that this process has begun. */
export async function beginRun(pool: Pool, version: string): Promise<ServerRun> {
  const { rows } = await pool.query<{ id: string; started_at: Date }>(
    `insert into server_runs (version, started_at, seen_at) values ($1, clock_timestamp(), clock_timestamp())
     returning id, started_at`,
    [version],
  )
  const id = Number(rows[0]!.id)
  const say = async (change: string) => {
    await pool.query(`update server_runs set seen_at = clock_timestamp()${change} where id = $1`, [id])
  }
  return { id, startedAt: rows[0]!.started_at, seen: () => say(''), end: () => say(', has_ended = true') }
}

/** When this process began, and how the one that ended last did. */
export async function readRuns(pool: Pool, own: ServerRun | null): Promise<SystemState['runs']> {
  const { rows } = await pool.query<{ ended_at: Date; has_ended: boolean; version: string }>(
    `select seen_at as ended_at, has_ended, version from server_runs
      where id <> $1 and (has_ended or seen_at < now() - make_interval(secs => ${silentSeconds}))
      order by seen_at desc limit 1`,
    [own?.id ?? 0],
  )
  const before = rows[0]
  return {
    started_at: own?.startedAt.toISOString() ?? null,
    before: before
      ? { ended_at: before.ended_at.toISOString(), was_orderly: before.has_ended, version: before.version }
      : null,
  }
}

/** Removes processes that ended long ago. */
export async function purgeRuns(pool: Pool): Promise<void> {
  await pool.query(`delete from server_runs where seen_at < now() - interval '90 days'`)
}

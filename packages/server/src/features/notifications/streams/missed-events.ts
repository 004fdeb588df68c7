import type { Pool } from 'pg'
import type { PublicEvent } from '../../../platform/notifications/stream-events.ts'

/** A transaction may have taken so long from the event to its commit. */
const marginMs = 10_000

/** What became public in the milliseconds up to now, by the database's clock; some of it may have been heard. */
export async function readMissedEvents(pool: Pool, deafMs: number): Promise<PublicEvent[]> {
  const { rows } = await pool.query<{ event: PublicEvent }>(
    `select event from stream_events where at > clock_timestamp() - make_interval(secs => $1) order by id`,
    [(deafMs + marginMs) / 1_000],
  )
  return rows.map(({ event }) => event)
}

/** Erases what no process can have missed for want of an hour. */
export async function purgeStreamEvents(pool: Pool): Promise<void> {
  await pool.query(`delete from stream_events where at < now() - interval '1 hour'`)
}

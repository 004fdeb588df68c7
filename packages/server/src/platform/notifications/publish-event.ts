import type { Pool, PoolClient } from 'pg'
import type { PublicEvent } from './stream-events.ts'

/** The channel on which every process hears what its streams shall say; the triggers of `notifications` use it too. */
export const streamChannel = 'prostuti_stream'

/** Tells all open streams, of every process, once the transaction of what became public commits. */
export async function publishEvent(client: Pool | PoolClient, event: PublicEvent): Promise<void> {
  await client.query({
    name: 'publish-event',
    text: `with kept as (insert into stream_events (event, at) values ($2::jsonb, clock_timestamp()))
           select pg_notify($1, jsonb_build_object('event', $2::jsonb)::text)`,
    values: [streamChannel, JSON.stringify(event)],
  })
}

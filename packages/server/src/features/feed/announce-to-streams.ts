import type { PoolClient } from 'pg'

/** Something new that everyone may see. */
export type TalkEvent =
  | { readonly type: 'post'; readonly post: string }
  | { readonly type: 'comment'; readonly post: string; readonly comment: string }

/** Tells open streams, once the transaction has committed. */
export async function announceToStreams(client: PoolClient, event: TalkEvent): Promise<void> {
  await client.query(`select pg_notify('stream_events', $1)`, [JSON.stringify(event)])
}

import type { PoolClient } from 'pg'
import { forgetComments } from './tell-of-comment.ts'

/** Takes back what people were told of a comment and of its replies, which go along. */
export async function forgetWithReplies(client: PoolClient, id: bigint): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from comments where parent_id = $1', [String(id)])
  await forgetComments(client, [id, ...rows.map(row => row.id)])
}

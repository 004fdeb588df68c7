import type { PoolClient } from 'pg'
import { forgetComments } from './tell-of-comment.ts'

/** Takes back what people were told of a comment and of its replies, which go along. */
export async function forgetWithReplies(client: PoolClient, id: bigint): Promise<void> {
  await forget(client, 'select id from comments where id = $1 or parent_id = $1', id)
}

/** The same of all comments below a post. */
export async function forgetBelow(client: PoolClient, post: bigint): Promise<void> {
  await forget(client, 'select id from comments where post_id = $1', post)
}

async function forget(client: PoolClient, text: string, id: bigint): Promise<void> {
  const { rows } = await client.query<{ id: string }>(text, [String(id)])
  await forgetComments(
    client,
    rows.map(row => row.id),
  )
}

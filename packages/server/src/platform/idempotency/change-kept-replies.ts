import type { Operation, ReturnsOf, ServedId } from '@prostuti/contract'
import type { PoolClient } from 'pg'

interface KeptReply {
  readonly user_id: string
  readonly key: string
  readonly reply: string
}

/** Changes what these people's calls are answered when they are repeated; null leaves a reply as it is. */
export async function changeKeptReplies<Id extends ServedId>(
  client: PoolClient,
  { id }: Operation<Id>,
  people: readonly string[],
  change: (reply: ReturnsOf<Id>) => ReturnsOf<Id> | null,
): Promise<void> {
  const { rows } = await client.query<KeptReply>(
    `select user_id, key, reply from idempotency_keys
      where user_id = any($1::bigint[]) and operation = $2 and reply <> '' order by user_id, key for update`,
    [people, id],
  )
  for (const { user_id: user, key, reply } of rows) {
    const changed = change(JSON.parse(reply))
    if (changed === null) continue
    await client.query('update idempotency_keys set reply = $3 where user_id = $1 and key = $2', [
      user,
      key,
      JSON.stringify(changed),
    ])
  }
}

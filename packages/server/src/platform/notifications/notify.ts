import type { NotificationKind } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import type { NotificationData } from './notification-data.ts'

/** One event, and who is told of it. */
export interface NewNotification<Kind extends NotificationKind = NotificationKind> {
  readonly kind: Kind
  /** Within its kind: a person is told of it once, however often this is called. */
  readonly key: string
  readonly data: NotificationData[Kind]
  readonly people: readonly (bigint | string)[]
  /** Of whose words or acts it tells; they are not told themselves. */
  readonly actor?: bigint | string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  /** From then on no phone is rung; milliseconds since 1970. Left out: never useless. */
  readonly usefulUntil?: number | undefined
  /** It stands in the list alone. */
  readonly silent?: boolean | undefined
}

/** People in one statement. */
export const peopleAtOnce = 1_000

/** Tells people of an event, in the transaction of the event itself or, where they are many, in a task's. */
export async function notify<Kind extends NotificationKind>(
  client: Pool | PoolClient,
  { kind, key, data, people, actor, at, usefulUntil, silent }: NewNotification<Kind>,
): Promise<void> {
  for (let start = 0; start < people.length; start += peopleAtOnce)
    await client.query({
      name: 'notify',
      text: `
        insert into notifications (user_id, actor_id, kind, key, data, created_at, push_at, useful_until)
        select u.id, $2, $3, $4, $5, $6, $7, $8 from unnest($1::bigint[]) told (id) join users u using (id)
         where u.merged_into is null and u.id is distinct from $2::bigint
         order by u.id
        on conflict (user_id, kind, key) do nothing`,
      values: [
        people.slice(start, start + peopleAtOnce).map(String),
        actor === undefined ? null : String(actor),
        kind,
        key,
        JSON.stringify(data),
        new Date(at),
        silent ? null : new Date(at),
        usefulUntil === undefined ? null : new Date(usefulUntil),
      ],
    })
}

/** Changes the words that an event told people. */
export async function rewordNotifications(
  client: PoolClient,
  {
    kinds,
    keys,
    words,
  }: { readonly kinds: readonly NotificationKind[]; readonly keys: readonly string[]; readonly words: string },
): Promise<void> {
  await client.query(
    `update notifications set data = jsonb_set(data, '{words}', to_jsonb($3::text)) where kind = any($1) and key = any($2)`,
    [kinds, keys, words],
  )
}

/** Takes back what an event told people of, where what happened is no longer so. */
export async function withdrawNotifications(
  client: Pool | PoolClient,
  { kind, key }: { readonly kind: NotificationKind; readonly key: string | readonly string[] },
): Promise<void> {
  await client.query('delete from notifications where kind = $1 and key = any($2)', [kind, [key].flat()])
}

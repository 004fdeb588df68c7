import type { NotificationKind } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import type { NotificationData } from './notification-data.ts'
import { peopleAtOnce } from './notify.ts'

/** An event of which each person is told something of their own. */
export interface NewNotifications<Kind extends NotificationKind = NotificationKind> {
  readonly kind: Kind
  /** Within its kind: a person is told of it once, however often this is called. */
  readonly key: string
  readonly told: readonly { readonly person: bigint | string; readonly data: NotificationData[Kind] }[]
  /** Milliseconds since 1970. */
  readonly at: number
  /** From then on no phone is rung; milliseconds since 1970. Left out: never useless. */
  readonly usefulUntil?: number | undefined
}

/** Does what `notify` does, for what tells of nobody. */
export async function notifyEach<Kind extends NotificationKind>(
  client: Pool | PoolClient,
  { kind, key, told, at, usefulUntil }: NewNotifications<Kind>,
): Promise<void> {
  for (let start = 0; start < told.length; start += peopleAtOnce) {
    const some = told.slice(start, start + peopleAtOnce)
    await client.query({
      name: 'notify-each',
      text: `
        insert into notifications (user_id, kind, key, data, created_at, push_at, useful_until)
        select u.id, $3, $4, told.data::jsonb, $5, $5, $6 from unnest($1::bigint[], $2::text[]) told (id, data) join users u using (id)
         where u.merged_into is null
         order by u.id
        on conflict (user_id, kind, key) do nothing`,
      values: [
        some.map(({ person }) => String(person)),
        some.map(({ data }) => JSON.stringify(data)),
        kind,
        key,
        new Date(at),
        usefulUntil === undefined ? null : new Date(usefulUntil),
      ],
    })
  }
}

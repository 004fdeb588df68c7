import type { Pool } from 'pg'

/** What came of one notification at one device. */
export interface Delivered {
  readonly notification: string
  readonly device: string
  readonly state: 'accepted' | 'dropped' | 'failed' | 'removed' | 'waiting'
  readonly tries: number
  /** Of one that waits; milliseconds since 1970. */
  readonly retryAt: number | null
  /** Messages in a row that this device's service has refused for good. */
  readonly failures: number
}

export interface Recorded {
  /** The claim's end, in milliseconds since 1970: what another process has claimed since is its own. */
  readonly claimedUntil: number
  /** When each notification is due again; null: never. */
  readonly next: ReadonlyMap<string, number | null>
  readonly delivered: readonly Delivered[]
  readonly now: number
}

/** Such a device never takes anything of ours. */
const mostFailures = 10

/** Writes what came of a batch: in the ledger, in the notifications, in the devices that answered. */
export async function record(pool: Pool, { claimedUntil, next, delivered, now }: Recorded): Promise<void> {
  const gone = delivered.filter(({ state, failures }) => state === 'removed' || failures >= mostFailures)
  const due = [...next.values()].map(at => (at === null ? null : new Date(at)))
  await pool.query({
    name: 'record-pushes',
    text: `with told as (
             insert into push_deliveries as ledger (notification_id, subscription_id, state, tries, retry_at, at)
             select n, s, state, tries, retry_at, $5
               from unnest($1::bigint[], $2::bigint[], $3::text[], $4::smallint[], $11::timestamptz[]) as o (n, s, state, tries, retry_at)
              order by n, s
             on conflict (notification_id, subscription_id) do update
                set state = excluded.state, tries = excluded.tries, retry_at = excluded.retry_at, at = excluded.at where ledger.state = 'waiting'),
           judged as (
             update push_subscriptions p set failures = f.failures
               from (select s, max(failures) as failures from unnest($2::bigint[], $6::int[]) as o (s, failures) group by s) f
              where p.id = f.s and p.failures <> f.failures and p.id <> all($7::bigint[])),
           gone as (delete from push_subscriptions where id = any($7::bigint[]))
           update notifications n set push_at = d.at from unnest($8::bigint[], $9::timestamptz[]) as d (id, at)
            where n.id = d.id and n.push_at = $10`,
    values: [
      delivered.map(({ notification }) => notification),
      delivered.map(({ device }) => device),
      delivered.map(({ state }) => state),
      delivered.map(({ tries }) => tries),
      new Date(now),
      delivered.map(({ failures }) => failures),
      gone.map(({ device }) => device),
      [...next.keys()],
      due,
      new Date(claimedUntil),
      delivered.map(({ retryAt }) => (retryAt === null ? null : new Date(retryAt))),
    ],
  })
}

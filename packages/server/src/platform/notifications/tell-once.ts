import { type NotificationKind, notificationDays } from '@prostuti/contract'
import type { Pool } from 'pg'

/** An event that concerns many. */
export interface ToldEvent {
  readonly kind: NotificationKind
  readonly key: string
  /** What the event is about, where it can happen again at another time; what was told of it before is taken back. */
  readonly subject?: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Has `tell` tell all whom an event concerns, in statements of their own, unless that was done. One that was cut off is done again:
 * who has been told is not told twice.
 */
export async function tellOnce(
  pool: Pool,
  { kind, key, subject = '', at }: ToldEvent,
  tell: () => Promise<unknown>,
): Promise<void> {
  const { rowCount } = await pool.query('select from told_events where kind = $1 and key = $2', [kind, key])
  if (rowCount === 1) return
  if (subject !== '') await takeBackEarlier(pool, { kind, key, subject })
  await tell()
  await pool.query('insert into told_events (kind, key, subject, at) values ($1, $2, $3, $4) on conflict do nothing', [
    ...[kind, key, subject],
    new Date(at),
  ])
}

async function takeBackEarlier(pool: Pool, { kind, key, subject }: Required<Omit<ToldEvent, 'at'>>): Promise<void> {
  await pool.query(
    `delete from notifications n using told_events t
      where t.kind = $1 and t.subject = $3 and t.key <> $2 and n.kind = t.kind and n.key = t.key`,
    [kind, key, subject],
  )
}

/** Forgets what nobody could be told twice any more. */
export async function purgeToldEvents(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from told_events where at < $1', [new Date(now - notificationDays * 86_400_000)])
}

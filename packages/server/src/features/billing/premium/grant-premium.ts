import type { PoolClient } from 'pg'
import type { CoinLedger } from '../ledger.ts'
import { readPremiumUntil } from './premium-until.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Grant {
  readonly userId: bigint
  readonly orderId: bigint
  readonly days: number
  /** How long exactly, where that is not so many whole days: what comes back of a refund that failed. */
  readonly lastsMs?: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Until when premium was before a change, and is after it. */
export interface PremiumChange {
  readonly before: Date | null
  readonly after: Date
}

/** Adds days to the later of now and the end of premium. An order whose days were taken back gets them once more. */
export async function grantPremium(
  client: PoolClient,
  coins: Pick<CoinLedger, 'lockBalance'>,
  { userId, orderId, days, lastsMs = days * dayMs, at }: Grant,
): Promise<PremiumChange> {
  // The person's row of balances is the lock of whatever they own.
  await coins.lockBalance(client, userId)
  const before = await readPremiumUntil(client, userId)
  const startsAt = Math.max(at, before?.getTime() ?? 0)
  const after = new Date(startsAt + lastsMs)
  await client.query(
    `insert into premium_grants (user_id, order_id, days, starts_at, until) values ($1, $2, $3, $4, $5)
     on conflict (order_id) do update set starts_at = excluded.starts_at, until = excluded.until, taken_back_at = null`,
    [String(userId), String(orderId), days, new Date(startsAt), after],
  )
  return { before, after }
}

/** Subtracts the days of an order: what was added behind them moves up. */
export async function takeBackPremium(
  client: PoolClient,
  coins: Pick<CoinLedger, 'lockBalance'>,
  { userId, orderId, at }: Omit<Grant, 'days' | 'lastsMs'>,
): Promise<void> {
  await coins.lockBalance(client, userId)
  const { rows } = await client.query<{ starts_at: Date; until: Date }>(
    `update premium_grants set taken_back_at = $3 where user_id = $1 and order_id = $2 and taken_back_at is null
     returning starts_at, until`,
    [String(userId), String(orderId), new Date(at)],
  )
  const [taken] = rows
  if (!taken) return
  // Days behind a gap did not stand on those that are taken.
  await client.query(
    `with recursive behind as (
       select id, until from premium_grants where user_id = $1 and taken_back_at is null and starts_at = $2
       union
       select g.id, g.until from premium_grants g join behind b on g.starts_at = b.until
        where g.user_id = $1 and g.taken_back_at is null
     )
     update premium_grants g set starts_at = starts_at - $3::float8 * interval '1 ms', until = until - $3::float8 * interval '1 ms'
      where id in (select id from behind)`,
    [String(userId), taken.until, Math.max(0, taken.until.getTime() - Math.max(at, taken.starts_at.getTime()))],
  )
}

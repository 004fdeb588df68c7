import type { UnusedShare } from '@prostuti/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { coinBalances } from '../tables/coins.ts'
import { premiumGrants } from '../tables/premium.ts'
import { coinShare, premiumShare, programShare, remainingMs } from './unused-share.ts'

type Reading = Pick<Database['orm'], 'select' | 'execute'>

/** What a person has not used of what an order gave them. */
export interface PurchaseUse {
  readonly share: UnusedShare
  /** Of premium: all that is left of it. */
  readonly premiumMs?: number
}

/** What is unused of each of these orders that gave something to a person who is there, by the order's id. */
export async function readUses(
  orm: Reading,
  orders: readonly OrderRow[],
  now: number,
): Promise<ReadonlyMap<bigint, PurchaseUse>> {
  const given = orders.filter(({ state, userId }) => state === 'paid' && userId !== null)
  const of = (category: OrderRow['category']) => given.filter(order => order.category === category)
  const found = new Map<bigint, PurchaseUse>()
  // One after the other: in a transaction there is one connection.
  await readCoins(orm, of('coin_purchase'), found)
  await readPrograms(orm, of('program_purchase'), found)
  await readPremium(orm, of('premium_pack_purchase'), now, found)
  return found
}

type Found = Map<bigint, PurchaseUse>

async function readCoins(orm: Reading, orders: readonly OrderRow[], found: Found): Promise<void> {
  if (orders.length === 0) return
  const people = orders.flatMap(({ userId }) => userId ?? [])
  const rows = await orm
    .select({ userId: coinBalances.userId, bought: coinBalances.bought })
    .from(coinBalances)
    .where(inArray(coinBalances.userId, people))
  const unspent = new Map(rows.map(({ userId, bought }) => [userId, bought]))
  for (const { id, userId, product } of orders)
    if (product.coins !== null) found.set(id, { share: coinShare(product.coins, unspent.get(userId ?? 0n) ?? 0) })
}

/** Free exams are nobody's purchase; those that are not approved yet cannot be begun. */
async function readPrograms(orm: Reading, orders: readonly OrderRow[], found: Found): Promise<void> {
  if (orders.length === 0) return
  const ids = sql.join(
    orders.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await orm.execute<{ id: string; exams: number; begun: number }>(sql`
    select o.id, count(e.id)::int as exams, count(e.id) filter (where b.begun)::int as begun
      from (select id, user_id, paid_at, product_id::int as program from payment_orders
             where id in (${ids}) and category = 'program_purchase') o
      left join exams e on e.program_id = o.program and not e.is_free and e.deleted_at is null
      left join lateral (select true as begun from attempts a
                          where a.user_id = o.user_id and a.exam_id = e.id and a.joined_at >= o.paid_at limit 1) b on true
     where e.id is null or e.question_state = 3 or b.begun
     group by o.id`)
  const counts = new Map(rows.map(({ id, exams, begun }) => [String(id), { exams, begun }]))
  for (const { id } of orders) {
    const { exams, begun } = counts.get(String(id)) ?? { exams: 0, begun: 0 }
    found.set(id, { share: programShare(exams, begun) })
  }
}

async function readPremium(orm: Reading, orders: readonly OrderRow[], now: number, found: Found): Promise<void> {
  if (orders.length === 0) return
  const rows = await orm
    .select()
    .from(premiumGrants)
    .where(
      inArray(
        premiumGrants.orderId,
        orders.map(({ id }) => id),
      ),
    )
  const grants = new Map(rows.map(row => [row.orderId, row]))
  for (const { id, product } of orders) {
    const grant = grants.get(id)
    if (product.days === null || !grant || grant.takenBackAt !== null) continue
    const time = { startsAt: grant.startsAt.getTime(), until: grant.until.getTime() }
    found.set(id, { share: premiumShare(product.days, time, now), premiumMs: remainingMs(time, now) })
  }
}

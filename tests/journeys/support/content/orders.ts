import type { TestSite } from '../test-site.ts'

/** So many orders of invented people are on the books, paid, each a minute older than the one before; the first is held. */
export async function placeOrders({ db }: TestSite, count: number): Promise<void> {
  // The demo's one order has opened premium to a person and would be placed again: it is the oldest of these.
  const ofDemo = `select id from payment_orders where tran_id like 'demo%'`
  for (const table of ['premium_grants', 'payment_notices', 'payment_refunds', 'surplus_payments'])
    await db.pool.query(`delete from ${table} where order_id not in (${ofDemo})`)
  await db.pool.query(`delete from payment_orders where id not in (${ofDemo})`)
  await db.pool.query(`update payment_orders set created_at = now() - interval '1 day'`)
  await db.pool.query(
    `insert into payment_orders (tran_id, user_id, category, product_id, product, amount_paisa, state, held_reason,
       return_token_hash, return_token_ends, redirect_url, intent_hash, val_id, created_at, paid_at, expires_at)
     select 'PRTLIST' || n, (select min(id) from users where name = 'Rafi'), 'coin_purchase', '1',
       jsonb_build_object('title', jsonb_build_object('bn', '১০০ কয়েন', 'en', '100 coins'), 'coins', 100, 'days', null),
       5000, case n when 1 then 'held' else 'paid' end, case n when 1 then 'risk' end,
       sha256(('token' || n)::bytea), now() + interval '1 day', '/buy_coin', sha256(('intent' || n)::bytea), 'val' || n,
       now() - n * interval '1 minute', case when n > 1 then now() end, now() + interval '1 day'
     from generate_series(1, $1 - (select count(*)::int from payment_orders)) n`,
    [count],
  )
}

import type { TestSite } from './test-site.ts'

/** Puts so many paid orders of invented people on the books, each a minute older than the one before; the first is held. */
export async function placeOrders({ db }: TestSite, count: number): Promise<void> {
  await db.pool.query('delete from payment_orders')
  await db.pool.query(
    `insert into payment_orders (tran_id, user_id, category, product_id, product, amount_paisa, state, held_reason,
       return_token_hash, return_token_ends, redirect_url, intent_hash, val_id, created_at, paid_at, expires_at)
     select 'PRTLIST' || n, (select min(id) from users where name = 'Rafi'), 'coin_purchase', '1',
       jsonb_build_object('title', jsonb_build_object('bn', '১০০ কয়েন', 'en', '100 coins'), 'coins', 100, 'days', null),
       5000, case n when 1 then 'held' else 'paid' end, case n when 1 then 'risk' end,
       sha256(('token' || n)::bytea), now() + interval '1 day', '/buy_coin', sha256(('intent' || n)::bytea), 'val' || n,
       now() - n * interval '1 minute', case when n > 1 then now() end, now() + interval '1 day'
     from generate_series(1, $1) n`,
    [count],
  )
}

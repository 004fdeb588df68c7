import { randomBytes } from 'node:crypto'
import type { Database } from '../src/platform/db/database.ts'

const dayMs = 86_400_000

interface PaidPremium {
  readonly userId: string
  /** When it was paid, in milliseconds since 1970. */
  readonly at: number
  readonly days: number
}

/** Premium by an order of the demo that is paid, as though the sandbox's gateway had been asked. */
export async function addPaidPremium({ pool }: Database, { userId, at, days }: PaidPremium): Promise<void> {
  const name = randomBytes(8).toString('hex')
  await pool.query(
    `with paid as (
       insert into payment_orders (user_id, category, product_id, offer_id, product, amount_paisa, state, tran_id, val_id,
                                   bank_tran_id, return_token_hash, return_token_ends, redirect_url, intent_hash,
                                   premium_after, created_at, paid_at, expires_at)
       select $1, 'premium_pack_purchase', k.id::text, '1', jsonb_build_object('title', k.title, 'coins', null, 'days', $2::int),
              19900, 'paid', $3, $3, $3, sha256(('return ' || $3)::bytea), $4, '/', sha256($3::bytea), $5, $4, $4, $4
         from (select id, title from premium_packs where kind = 'VIP') k
       returning id)
     insert into premium_grants (user_id, order_id, days, starts_at, until) select $1, id, $2, $4, $5 from paid`,
    [userId, days, `demo${name}`, new Date(at), new Date(at + days * dayMs)],
  )
}

/** The sandbox's premium person has premium: a month of it, once more when that is over. What staff took back stays taken. */
export async function keepPremiumPerson(db: Database, now: number): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select user_id as id from identities i where subject = 'sandbox-premium' and not exists (
       select from premium_grants g where g.user_id = i.user_id and (g.until > $1 or g.taken_back_at is not null)) limit 1`,
    [new Date(now)],
  )
  for (const { id } of rows) await addPaidPremium(db, { userId: id, at: now, days: 30 })
}

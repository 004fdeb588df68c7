import type { Language, UserPurchase } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { takaOf } from '../orders/money.ts'

/** Purchases that are shown at most. */
const most = 200

interface BoughtRow {
  readonly kind: UserPurchase['kind']
  readonly product: string
  readonly title: Translated
  readonly by: UserPurchase['by']
  readonly amount_paisa: number | null
  readonly coins: number | null
  readonly until: Date | null
  readonly at: Date
  readonly state: UserPurchase['state']
  readonly order_id: string | null
  readonly tran_id: string | null
}

/** Programs and exams that no payment stands behind, and payments that have arrived. */
const bought = `
  select 'program' as kind, e.program_id::text as product, p.title, e.source as by, null::int as amount_paisa,
         case when e.source = 'coins' then -(l.given + l.bought) end as coins, null::timestamptz as until,
         e.enrolled_at as at, 'owned' as state, null::text as order_id, null::text as tran_id
    from program_enrollments e join programs p on p.id = e.program_id
    left join ledger_entries l on l.account = 'person' and l.user_id = e.user_id and l.reason = 'program_purchase'
                              and l.ref = e.program_id::text
   where e.user_id = $1 and not exists (
     select from payment_orders o where o.user_id = e.user_id and o.category = 'program_purchase'
        and o.product_id = e.program_id::text and o.state = 'paid' and e.source = 'taka')
  union all
  select 'exam', b.exam_id::text, e.title, case when b.cost > 0 then 'coins' else 'free' end, null, nullif(b.cost, 0), null,
         b.bought_at, 'owned', null, null
    from exam_purchases b join exams e on e.id = b.exam_id where b.user_id = $1
  union all
  select case o.category when 'program_purchase' then 'program' when 'coin_purchase' then 'coins' else 'premium' end,
         o.product_id, o.product -> 'title', case o.channel when 'hand' then 'hand' else 'taka' end, o.amount_paisa, null, o.premium_after, coalesce(o.paid_at, o.created_at),
         o.state, o.id::text, o.tran_id
    from payment_orders o where o.user_id = $1 and o.state in ('paid', 'held', 'refunded')`

/** What a person has and what they have paid for, newest first. */
export const createReadPurchases =
  (pool: Pool) =>
  async (user: bigint, language: Language): Promise<UserPurchase[]> => {
    const { rows } = await pool.query<BoughtRow>({
      name: 'purchases-of-person',
      text: `select * from (${bought}) as all_bought order by at desc, kind, product limit ${most}`,
      values: [String(user)],
    })
    return rows.map(({ amount_paisa: paisa, order_id: id, tran_id: number, ...row }) => ({
      ...row,
      title: inLanguage(row.title, language),
      amount: paisa === null ? null : takaOf(paisa),
      until: row.until?.toISOString() ?? null,
      at: row.at.toISOString(),
      order: id === null || number === null ? null : { id, tran_id: number },
    }))
  }

import type { Language, OrderCategory, PaymentSums } from '@prostuti/contract'
import { sumPayments } from '@prostuti/contract/billing/operations'
import { sql } from 'drizzle-orm'
import { spanOf } from '../../../platform/day-span.ts'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { takaOf } from '../orders/money.ts'
import { findPayments } from './payment-filter.ts'

interface SumRow {
  readonly day: string | null
  readonly category: OrderCategory | null
  readonly product: string | null
  readonly title: Translated | null
  readonly orders: number
  readonly paid_orders: number
  readonly paid: string
  readonly held: string
  readonly back: string
  readonly [name: string]: unknown
}

const nothing = { orders: 0, paid_orders: 0, paid: '0.00', held: '0.00', back: '0.00' }

/** What a filter of the list finds, added up by day and by product, in one statement: all sums are of one moment. */
export function createSumPayments(deps: Pick<BillingDeps, 'db' | 'clock' | 'findNamed'>) {
  return implement(sumPayments, async ({ query }, { language }): Promise<PaymentSums> => {
    const span = spanOf(query, deps.clock.now())
    const wanted = await findPayments(deps, { ...query, ...span })
    if (wanted === null) return { ...span, total: nothing, days: [], products: [] }
    const { rows } = await deps.db.orm.execute<SumRow>(sql`
      with found as (
        select payment_orders.id, to_char(payment_orders.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
               payment_orders.category, case payment_orders.category when 'program_purchase' then payment_orders.product_id end as product,
               payment_orders.product -> 'title' as title, payment_orders.amount_paisa::bigint as amount, payment_orders.state
          from payment_orders where ${wanted}
      ), returned as (
        select f.id, sum(r.amount_paisa) as amount from found f join payment_refunds r on r.order_id = f.id
         where f.state = 'paid' and r.state <> 'failed' and r.surplus_id is null group by f.id
      )
      select f.day, f.category, f.product, (array_agg(f.title order by f.id desc))[1] as title,
             count(*)::int as orders, (count(*) filter (where f.state = 'paid'))::int as paid_orders,
             coalesce(sum(f.amount) filter (where f.state = 'paid'), 0)::text as paid,
             coalesce(sum(f.amount) filter (where f.state = 'held'), 0)::text as held,
             coalesce(sum(r.amount), 0)::text as back
        from found f left join returned r on r.id = f.id
       group by grouping sets ((), (f.day), (f.category, f.product))
       order by f.day desc nulls last, sum(f.amount) filter (where f.state = 'paid') desc nulls last, f.category, f.product`)
    const ofDays = rows.filter(row => row.day !== null)
    const ofProducts = rows.filter(row => row.category !== null)
    const total = rows.find(row => row.day === null && row.category === null)
    return {
      ...span,
      total: total ? presentSums(total) : nothing,
      days: ofDays.map(row => ({ day: row.day!, ...presentSums(row) })),
      products: ofProducts.map(row => ({
        category: row.category!,
        program: presentProgram(row, language),
        ...presentSums(row),
      })),
    }
  })
}

function presentSums({ orders, paid_orders, paid, held, back }: SumRow) {
  const taka = (paisa: string) => takaOf(Number(paisa))
  return { orders, paid_orders, paid: taka(paid), held: taka(held), back: taka(back) }
}

function presentProgram({ product, title }: SumRow, language: Language) {
  return product === null || title === null ? null : { id: product, title: inLanguage(title, language) }
}

import type { Language, ProgramSales, RevenueDay } from '@prostuti/contract'
import { getRevenueChart } from '@prostuti/contract/core/operations'
import type { Pool } from 'pg'
import { type DaySpan, daysOf, instantsOf, spanOf } from '../../platform/day-span.ts'
import type { Translated } from '../../platform/db/columns.ts'
import { inLanguage } from '../../platform/db/in-language.ts'
import { addDays, daysBetween } from '../../platform/dhaka-day.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { takaOf } from '../billing/index.ts'
import type { DashboardDeps } from './dashboard-deps.ts'

/** In paisa. */
interface PaidDay {
  readonly programs: number
  readonly coins: number
  readonly premium: number
  readonly by_hand: number
  readonly back: number
}

const nothing: PaidDay = { programs: 0, coins: 0, premium: 0, by_hand: 0, back: 0 }

/** Taka by the day on which it was credited, what went back, and what each program sold. */
export function createGetRevenueChart({ db: { pool }, clock }: DashboardDeps) {
  return implement(getRevenueChart, async ({ query }, { language }) => {
    const span = spanOf(query, clock.now())
    const earlier = before(span)
    const [days, came, programs] = await Promise.all([
      readDays(pool, span),
      readDays(pool, earlier),
      readSales(pool, span, earlier, language),
    ])
    const results = daysOf(span).map(day => ({ day, ...(days.get(day) ?? nothing) }))
    const paid = results.reduce((sum, day) => sum + cameOn(day), 0)
    const byHand = results.reduce((sum, day) => sum + day.by_hand, 0)
    const back = results.reduce((sum, day) => sum + day.back, 0)
    return {
      results: results.map(presentDay),
      total: { gateway: takaOf(paid - byHand), by_hand: takaOf(byHand), back: takaOf(back) },
      before: takaOf([...came.values()].reduce((sum, day) => sum + cameOn(day), 0)),
      programs,
    }
  })
}

/** As many days, directly before. */
function before({ from, to }: DaySpan): DaySpan {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
}

const cameOn = ({ programs, coins, premium }: PaidDay) => programs + coins + premium

function presentDay({ day, ...paisa }: PaidDay & { readonly day: string }): RevenueDay {
  const { programs, coins, premium, by_hand, back } = paisa
  return {
    ...{ day, programs: takaOf(programs), coins: takaOf(coins), premium: takaOf(premium) },
    ...{ by_hand: takaOf(by_hand), back: takaOf(back) },
  }
}

/** Money of held payments, and of those that came twice, is nobody's revenue, and neither is its way back. */
async function readDays(pool: Pool, span: DaySpan): Promise<ReadonlyMap<string, PaidDay>> {
  const { rows } = await pool.query<Record<keyof PaidDay, string> & { day: string }>({
    name: 'revenue-days',
    text: `
      select day, sum(programs) as programs, sum(coins) as coins, sum(premium) as premium, sum(by_hand) as by_hand, sum(back) as back
        from (select to_char(paid_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
                     case category when 'program_purchase' then amount_paisa::bigint else 0 end as programs,
                     case category when 'coin_purchase' then amount_paisa::bigint else 0 end as coins,
                     case category when 'premium_pack_purchase' then amount_paisa::bigint else 0 end as premium,
                     case channel when 'hand' then amount_paisa::bigint else 0 end as by_hand, 0::bigint as back
                from payment_orders where paid_at >= $1 and paid_at < $2
              union all
              select to_char(r.requested_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD'), 0, 0, 0, 0, r.amount_paisa
                from payment_refunds r join payment_orders o on o.id = r.order_id
               where r.requested_at >= $1 and r.requested_at < $2 and r.state <> 'failed' and r.surplus_id is null and o.state = 'paid'
             ) each_one group by day`,
    values: instantsOf(span),
  })
  return new Map(
    rows.map(({ day, programs, coins, premium, by_hand, back }) => [
      day,
      {
        ...{ programs: Number(programs), coins: Number(coins), premium: Number(premium) },
        ...{ by_hand: Number(by_hand), back: Number(back) },
      },
    ]),
  )
}

interface SalesRow {
  readonly id: string
  readonly title: Translated
  readonly sold: number
  readonly paisa: string
  readonly before: number
  readonly days: Readonly<Record<string, number>> | null
}

async function readSales(pool: Pool, span: DaySpan, earlier: DaySpan, language: Language): Promise<ProgramSales[]> {
  const [from, to] = instantsOf(span)
  const { rows } = await pool.query<SalesRow>({
    name: 'program-sales',
    text: `
      with sold as (
        select product_id as id, to_char(paid_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day, paid_at >= $2 as is_in,
               count(*)::int as count, sum(amount_paisa) as paisa, (array_agg(product -> 'title' order by id desc))[1] as title
          from payment_orders where category = 'program_purchase' and paid_at >= $1 and paid_at < $3 group by 1, 2, 3
      )
      select id, (array_agg(title order by day desc))[1] as title, coalesce(sum(count) filter (where is_in), 0)::int as sold,
             coalesce(sum(paisa) filter (where is_in), 0) as paisa, coalesce(sum(count) filter (where not is_in), 0)::int as before,
             jsonb_object_agg(day, count) filter (where is_in) as days
        from sold group by id order by paisa desc, id`,
    values: [instantsOf(earlier)[0], from, to],
  })
  return rows.map(({ id, title, sold, paisa, before, days }) => ({
    ...{ id, title: inLanguage(title, language), sold, before },
    taka: takaOf(Number(paisa)),
    days: daysOf(span).map(day => days?.[day] ?? 0),
  }))
}

import type { PurchaseDay } from '@prostuti/contract'
import { getPurchasesTimeline } from '@prostuti/contract/core/operations'
import { daysOf, instantsOf, spanOf } from '../../platform/day-span.ts'
import type { Translated } from '../../platform/db/columns.ts'
import { inLanguage } from '../../platform/db/in-language.ts'
import { implement } from '../../platform/http/call/implement.ts'
import type { DashboardDeps } from './dashboard-deps.ts'

interface WantedProgram {
  readonly id: number
  readonly title: Translated
  readonly count: number
}

/** Who got programs on each day of a span, in Dhaka, and which ones. */
export function createGetPurchasesTimeline({ db: { pool }, clock }: DashboardDeps) {
  return implement(getPurchasesTimeline, async ({ query }, { language }) => {
    const span = spanOf(query, clock.now())
    const values = instantsOf(span)
    const [days, programs] = await Promise.all([
      pool.query<PurchaseDay>({
        name: 'purchase-days',
        text: `select to_char(enrolled_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
                      count(*) filter (where source = 'free')::int as free,
                      count(*) filter (where source = 'coins')::int as coins,
                      count(*) filter (where source = 'taka')::int as taka,
                      count(*) filter (where source = 'staff')::int as staff
                 from program_enrollments where enrolled_at >= $1 and enrolled_at < $2 group by 1`,
        values,
      }),
      pool.query<WantedProgram>({
        name: 'wanted-programs',
        text: `select p.id, p.title, count(*)::int as count
                 from program_enrollments e join programs p on p.id = e.program_id
                where e.enrolled_at >= $1 and e.enrolled_at < $2
                group by p.id order by count(*) desc, p.id`,
        values,
      }),
    ])
    const found = new Map(days.rows.map(row => [row.day, row]))
    return {
      results: daysOf(span).map(day => found.get(day) ?? { day, free: 0, coins: 0, taka: 0, staff: 0 }),
      programs: programs.rows.map(({ id, title, count }) => ({
        id: String(id),
        title: inLanguage(title, language),
        count,
      })),
    }
  })
}

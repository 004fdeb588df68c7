import type { Language, ReconciledDay, ReconciledDifference, Reconciliation } from '@prostuti/contract'
import { getReconciliation } from '@prostuti/contract/billing/operations'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { takaOf } from '../orders/money.ts'
import { daysOfMonth, instantsOf } from './months.ts'

interface DayRow {
  readonly day: string
  readonly orders: number
  readonly payments: number
  readonly ours_paisa: string
  readonly theirs_paisa: string
  readonly fee_paisa: string | null
  readonly unanswered: number
}

interface DifferenceRow {
  readonly day: string
  readonly kind: ReconciledDifference['kind']
  readonly id: string
  readonly tran_id: string
  readonly title: Translated
  readonly user_id: string | null
  readonly name: string | null
  readonly ours_paisa: string
  readonly theirs_paisa: string
  readonly said: string
}

/** Differences of one day that are shown. */
const most = 100

const taka = (paisa: string) => takaOf(Number(paisa))

/** What came of the last comparison of a month. */
export function createGetReconciliation({ db: { pool }, clock }: Pick<BillingDeps, 'db' | 'clock'>) {
  return implement(getReconciliation, async ({ query }, { language }): Promise<Reconciliation> => {
    const month = query.month ?? dhakaDay(clock.now()).slice(0, 7)
    const [compared, byHand, differing] = await Promise.all([
      pool.query<{ at: Date }>('select at from reconciliations where month = $1', [month]),
      pool.query<{ sum: string }>(
        `select coalesce(sum(amount_paisa), 0)::text as sum from payment_orders
          where channel = 'hand' and state = 'paid' and created_at >= $1 and created_at < $2`,
        instantsOf(daysOfMonth(month)),
      ),
      pool.query<Reconciliation['differing'][number]>(
        `select month, count(*)::int as orders from reconciled_differences where month <> $1 group by month order by month desc`,
        [month],
      ),
    ])
    const at = compared.rows[0]?.at
    const known = { month, by_hand: taka(byHand.rows[0]!.sum), differing: differing.rows }
    if (!at) return { ...known, at: null, agrees: null, days: [] }
    const [days, differences] = await Promise.all([
      pool.query<DayRow>('select * from reconciled_days where month = $1 order by day desc', [month]),
      pool.query<DifferenceRow>(
        `select * from (
           select d.day, d.kind, d.order_id::text as id, o.tran_id, o.product -> 'title' as title, o.user_id::text, u.name,
                  d.ours_paisa, d.theirs_paisa, d.said,
                  row_number() over (partition by d.day order by d.kind = 'unanswered', d.order_id) as place
             from reconciled_differences d join payment_orders o on o.id = d.order_id left join users u on u.id = o.user_id
            where d.month = $1) numbered
          where place <= ${most} order by place`,
        [month],
      ),
    ])
    const ofDay = Map.groupBy(differences.rows, ({ day }) => day)
    return {
      ...known,
      at: at.toISOString(),
      agrees: differences.rows.length === 0,
      days: days.rows.map(row => presentDay(row, ofDay.get(row.day) ?? [], language)),
    }
  })
}

function presentDay(row: DayRow, differences: readonly DifferenceRow[], language: Language): ReconciledDay {
  const { day, orders, payments, unanswered, ours_paisa: ours, theirs_paisa: theirs, fee_paisa: fee } = row
  return {
    ...{ day, orders, payments, unanswered },
    ...{ ours: taka(ours), theirs: taka(theirs), fee: fee === null ? null : taka(fee) },
    differences: differences.map(each => presentDifference(each, language)),
  }
}

function presentDifference(row: DifferenceRow, language: Language): ReconciledDifference {
  const { kind, id, tran_id, title, user_id: user, name, said } = row
  return {
    ...{ kind, order: id, tran_id, title: inLanguage(title, language), said },
    user: user === null ? null : { id: user, name: name ?? '' },
    ...{ ours: taka(row.ours_paisa), theirs: taka(row.theirs_paisa) },
  }
}

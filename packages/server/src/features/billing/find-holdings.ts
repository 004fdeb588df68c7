import { createBatcher } from '../../platform/db/batcher.ts'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FindHoldings, Holdings } from '../exams/index.ts'
import { premiumUntil } from './premium/premium-until.ts'

interface HoldingsQuery {
  readonly userId: bigint
  readonly exams: readonly number[]
}

interface HoldingRow {
  user_id: string
  /** Null in the row that holds premium. */
  exam_id: number | null
  until: Date | null
}

// `lateral … limit`: person by person along the index, whatever the planner believes of the table.
const query = {
  name: 'holdings',
  text: `select w.id as user_id, null::int as exam_id, ${premiumUntil('w.id')} as until from unnest($1::bigint[]) as w (id)
         union all
         select w.id, e.id, null from unnest($1::bigint[]) as w (id)
          cross join lateral (select program_id from program_enrollments
                               where user_id = w.id and source <> 'premium' limit 1000) p
          join exams e on e.program_id = p.program_id and e.id = any($2::int[])
         union all
         select w.id, b.exam_id, null from unnest($1::bigint[]) as w (id)
          cross join lateral (select exam_id from exam_purchases
                               where user_id = w.id and exam_id = any($2::int[]) limit 10000) b`,
}

/** Many people's questions share a statement: at the same minute nearly all ask about the same list. */
export function createFindHoldings({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }): FindHoldings {
  const find = createBatcher<HoldingsQuery, Holdings>(
    async queries => {
      const values = [
        [...new Set(queries.map(each => String(each.userId)))],
        [...new Set(queries.flatMap(each => each.exams))],
      ]
      const { rows } = await db.pool.query<HoldingRow>({ ...query, values })
      const found = Map.groupBy(rows, row => row.user_id)
      return queries.map(({ userId }) => holdingsOf(found.get(String(userId)) ?? [], clock.now()))
    },
    { maxItems: 64, maxInFlight: 2 },
  )
  return ({ id }, exams) => find({ userId: id, exams })
}

function holdingsOf(rows: readonly HoldingRow[], now: number): Holdings {
  const until = rows.find(row => row.exam_id === null)?.until ?? null
  return {
    owned: new Set(rows.flatMap(row => row.exam_id ?? [])),
    premiumUntil: until !== null && until.getTime() > now ? until.toISOString() : null,
  }
}

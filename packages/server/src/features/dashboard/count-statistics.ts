import type { Pool } from 'pg'
import type { TaskHandler } from '../../platform/tasks/tasks.ts'
import type { DashboardDeps } from './dashboard-deps.ts'

/** How many figures were counted again, and how many of them differed from what was stored. */
interface Counted {
  readonly checked: number
  readonly differing: number
}

/**
 * Counts derived figures again and compares them with what is stored: balances of coins with the ledger's entries, and how many
 * people have how many marks with the results. Both are reported and left alone, since a difference is a fault to look into.
 */
export function createCountStatistics({ db: { pool } }: Pick<DashboardDeps, 'db'>): TaskHandler {
  return {
    kind: 'core.statistics',
    async run({ progress }) {
      const steps = 2
      const balances = await countOne(pool, balancesOfLedger)
      await progress(1, steps)
      const marks = await countOne(pool, marksOfResults)
      await progress(2, steps)
      return { balances: { ...balances }, marks: { ...marks } }
    },
  }
}

async function countOne(pool: Pool, text: string): Promise<Counted> {
  const { rows } = await pool.query<Counted>(text)
  return rows[0]!
}

/** One statement, so that both sides are of one moment. */
const balancesOfLedger = `
  select count(*)::int as checked,
         (count(*) filter (where b.given <> coalesce(l.given, 0) or b.bought <> coalesce(l.bought, 0)))::int as differing
    from coin_balances b
    left join (select user_id, sum(given) as given, sum(bought) as bought
                 from ledger_entries where account = 'person' and user_id is not null group by user_id) l using (user_id)`

const marksOfResults = `
  with counted as (
    select exam_id, mode, version, sum(count) as people from exam_mark_counts group by 1, 2, 3
  ), ranked as (
    select exam_id, mode, version, count(*) as people from results where ranked group by 1, 2, 3
  )
  select count(*)::int as checked,
         (count(*) filter (where coalesce(c.people, 0) <> coalesce(r.people, 0)))::int as differing
    from counted c full join ranked r using (exam_id, mode, version)`

import type { Pool, PoolClient } from 'pg'
import { type Change, writeAudit } from '../../platform/audit/index.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { TaskHandler } from '../../platform/tasks/tasks.ts'
import type { DashboardDeps } from './dashboard-deps.ts'

/** How many figures were counted again, and how many of them differed from what was stored. */
interface Counted {
  readonly checked: number
  readonly differing: number
}

/**
 * Counts derived figures again and compares them with what is stored: balances of coins with the ledger's entries, and how many
 * people have how many marks with the results. Those two are told and left alone, since a difference is a fault to look into.
 * `users.coins`, which is a copy of the balance, is set right, and each time stands in the log.
 */
export function createCountStatistics({ db: { pool }, clock }: DashboardDeps): TaskHandler {
  return {
    kind: 'core.statistics',
    async run({ by, progress }) {
      const steps = 3
      const balances = await countOne(pool, balancesOfLedger)
      await progress(1, steps)
      const marks = await countOne(pool, marksOfResults)
      await progress(2, steps)
      const coins = await inTransaction(pool, client => copyBalances(client, { by, at: clock.now() }))
      await progress(steps, steps)
      return { balances: { ...balances }, marks: { ...marks }, coins: { ...coins } }
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

const differs = 'u.coins <> b.given + b.bought'

async function copyBalances(client: PoolClient, { by, at }: { by: bigint | null; at: number }) {
  const { rows } = await client.query<{ checked: number }>('select count(*)::int as checked from coin_balances')
  // The balance is locked before it is copied: a purchase meanwhile would else be overwritten.
  const { rows: found } = await client.query<{ user_id: string }>(
    `select b.user_id from coin_balances b join users u on u.id = b.user_id where ${differs} order by 1 limit 1000
        for update of b`,
  )
  const { rows: copied } = await client.query<{ id: string; was: number; coins: number }>(
    `update users u set coins = b.given + b.bought
       from coin_balances b join users old on old.id = b.user_id
      where u.id = b.user_id and ${differs} and u.id = any($1::bigint[])
      returning u.id, old.coins as was, u.coins`,
    [found.map(row => row.user_id)],
  )
  const changes = copied.map(
    ({ id, was, coins }): Change => ({
      ...{ actor: by, kind: 'person', id, action: 'recounted', at },
      ...{ before: { coins: was }, after: { coins } },
    }),
  )
  await writeAudit(client, changes)
  return { checked: rows[0]!.checked, differing: copied.length }
}

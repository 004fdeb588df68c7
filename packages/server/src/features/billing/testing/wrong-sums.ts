import type { Pool } from 'pg'

/** What must hold of every ledger, after whatever was done: the transactions and balances of which it does not. */
export async function wrongSums(pool: Pool): Promise<unknown[]> {
  const { rows: transactions } = await pool.query(
    'select transaction_id from ledger_entries group by 1 having sum(given) <> 0 or sum(bought) <> 0 or count(*) <> 2',
  )
  const { rows: balances } = await pool.query(
    `select b.user_id from coin_balances b
       left join (select user_id, sum(given) as given, sum(bought) as bought from ledger_entries group by 1) l
         on l.user_id = b.user_id
      where b.given <> coalesce(l.given, 0) or b.bought <> coalesce(l.bought, 0)`,
  )
  return [...transactions, ...balances]
}

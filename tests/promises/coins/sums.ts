import type { Database } from '@prostuti/server/platform/db/database'

/** What must hold at every moment, in one statement and so one snapshot: how many rows break it, by what they break. */
export async function brokenSums({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'entries of a transaction do not add up' as what from ledger_entries
      group by transaction_id having sum(given) <> 0 or sum(bought) <> 0 or count(*) <> 2
     union all
     select 'a balance is not the sum of its entries' from coin_balances b
       left join (select user_id, sum(given) as given, sum(bought) as bought from ledger_entries group by 1) l
         on l.user_id = b.user_id
      where b.given <> coalesce(l.given, 0) or b.bought <> coalesce(l.bought, 0)
     union all
     select 'a person has less than nothing' from coin_balances where given < 0 or bought < 0 or debt < 0
     union all
     select 'an entry leaves less than nothing' from ledger_entries where balance < 0`,
  )
  return rows.map(({ what }) => what)
}

export interface LedgerCounts {
  readonly bonuses: number
  /** Bonuses of one person on one day beyond the first. */
  readonly bonusesTooMany: number
  readonly purchases: number
  /** Purchases without what was bought, and what was bought without a purchase. */
  readonly unmatched: number
  /** Coins that came with money, entries; and paid orders without one. */
  readonly payments: number
  readonly uncredited: number
  /** Refunds whose coins were taken. */
  readonly refunds: number
  readonly credited: number
  readonly merges: number
}

export async function countLedger({ pool }: Pick<Database, 'pool'>): Promise<LedgerCounts> {
  const { rows } = await pool.query<Record<keyof LedgerCounts, string>>(
    `with mine as (select * from ledger_entries where account = 'person')
     select (select count(*) from mine where reason = 'daily_bonus') as bonuses,
            (select coalesce(sum(n - 1), 0) from (select count(*) as n from mine where reason = 'daily_bonus' group by user_id, ref) d) as "bonusesTooMany",
            (select count(*) from mine where reason in ('exam_purchase', 'program_purchase')) as purchases,
            (select count(*) from mine m full join (
                select user_id, program_id::text as ref, 'program_purchase' as reason from program_enrollments where source = 'coins'
                union all select user_id, exam_id::text, 'exam_purchase' from exam_purchases) got
               on got.user_id = m.user_id and got.ref = m.ref and got.reason = m.reason
              where (m.id is null and got.ref is not null)
                 or (m.reason in ('exam_purchase', 'program_purchase') and got.ref is null)) as unmatched,
            (select count(*) from mine where reason = 'coin_purchase') as payments,
            (select count(*) from payment_orders o
              where (o.state = 'paid') <> exists (
                select from ledger_entries l where l.account = 'person' and l.reason = 'coin_purchase' and l.ref = o.id::text
                   and l.user_id = o.user_id and l.bought = (o.product->>'coins')::int and l.given = 0)) as uncredited,
            (select count(*) from payment_refunds r join mine m on m.reason = 'refund' and m.ref = r.id::text and -m.bought = r.coins) as refunds,
            (select coalesce(sum(given + bought), 0) from mine where reason = 'opening_balance') as credited,
            (select count(*) / 2 from mine where reason = 'account_merge') as merges`,
  )
  const entries = Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)])
  return Object.fromEntries(entries) as LedgerCounts
}

import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Merging } from '../../platform/people/person-rules.ts'
import { type Balance, lockBalance, payDebt } from './ledger.ts'

/**
 * Coins of both kinds and what is owed, from an anonymous person to the account they have become: one entry for each of the
 * two, which add up to zero. What the account owes is paid from them, as from every coin that comes; what the anonymous person
 * owed is owed by the account from then on.
 */
export async function moveCoins(client: PoolClient, { from, into, at }: Merging): Promise<void> {
  const lower = from < into ? from : into
  const first = await lockBalance(client, lower)
  const second = await lockBalance(client, lower === from ? into : from)
  const [mine, account] = lower === from ? [first, second] : [second, first]
  if (mine.given + mine.bought > 0) await writeMove(client, { from, into, at }, mine, account)
  await payDebt(client, { userId: into, reason: 'account_merge', ref: String(from), at }, mine)
  await client.query(
    `update coin_balances b
        set debt = case when b.user_id = $2 then b.debt + $3 else 0 end,
            last_bonus_on = case when b.user_id = $2 then greatest(b.last_bonus_on, $4::date) else b.last_bonus_on end
      where b.user_id in ($1, $2)`,
    [String(from), String(into), mine.debt, mine.lastBonusOn],
  )
}

/** The balances and both entries; the anonymous person's number distinguishes one merge of the account from another. */
async function writeMove(client: PoolClient, { from, into, at }: Merging, mine: Balance, account: Balance) {
  const coins = mine.given + mine.bought
  await client.query(
    `with moved as (
       update coin_balances
          set given = given + case when user_id = $2 then $3::int else -$3::int end,
              bought = bought + case when user_id = $2 then $4::int else -$4::int end
        where user_id in ($1, $2)
     )
     insert into ledger_entries (transaction_id, account, user_id, given, bought, balance, reason, ref, at)
     values ($5::uuid, 'person', $1::bigint, -$3::int, -$4::int, 0, 'account_merge', $6, $7::timestamptz),
            ($5::uuid, 'person', $2::bigint, $3::int, $4::int, $8::int, 'account_merge', $6, $7::timestamptz)`,
    [
      String(from),
      String(into),
      mine.given,
      mine.bought,
      randomUUID(),
      String(from),
      new Date(at),
      account.given + account.bought + coins,
    ],
  )
}

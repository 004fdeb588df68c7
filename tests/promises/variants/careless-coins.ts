import type { ReplaceParts } from '@prostuti/server/app/app'

/** Spending that looks at the balance and writes what is left of it, without keeping others out meanwhile. */
export const spendsWhatItHasSeen: ReplaceParts = ({ coins }) => ({
  coins: {
    ...coins,
    async spendCoins(client, { userId, reason, ref, at }, cost) {
      const { rows } = await client.query<{ given: number; bought: number }>(
        'select given, bought from coin_balances where user_id = $1',
        [String(userId)],
      )
      const have = (rows[0]?.given ?? 0) + (rows[0]?.bought ?? 0)
      if (have < cost) return
      await client.query('select pg_sleep(0.002)')
      await client.query('update coin_balances set given = $2, bought = 0 where user_id = $1', [
        String(userId),
        have - cost,
      ])
      await client.query(
        `insert into ledger_entries (transaction_id, account, user_id, given, bought, balance, reason, ref, at)
         select t, a, case when a = 'person' then $1::bigint end, case when a = 'person' then -$2::int else $2 end, 0,
                case when a = 'person' then $3::int end, $4, $5, $6
           from (select gen_random_uuid() as t) one cross join (values ('person'), ('earned')) v (a)`,
        [String(userId), cost, have - cost, reason, ref, new Date(at)],
      )
    },
  },
})

/** A merge that gives the account its coins and forgets to take them from where they were. */
export const mergesByCopying: ReplaceParts = () => ({
  changePersonRows: all =>
    all.map(rules =>
      rules.table === 'coin_balances'
        ? {
            ...rules,
            merging: {
              rows: 'moved',
              run: (client, { from, into }) =>
                client.query(
                  `insert into coin_balances (user_id, given, bought) select $2, given, bought from coin_balances where user_id = $1
                 on conflict (user_id) do update set given = coin_balances.given + excluded.given,
                                                     bought = coin_balances.bought + excluded.bought`,
                  [String(from), String(into)],
                ),
            },
          }
        : rules,
    ),
})

import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { buildApp } from '../../promises/support/serve-app.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { signInPeople, tokenOf } from '../support/people.ts'

/** Payments in a database of their own, read through the app by who keeps the books. */
export interface PaymentBook {
  /** Resolves to the rows it answers with. */
  read(query: string): Promise<number>
  close(): Promise<void>
}

/** Rows of one statement: the pool ends what takes long. */
const atOnce = 1_000
/** Of each person, so that a name finds as many in a large book as in a small one. */
const paymentsEach = 10

export async function openPayments(size: number): Promise<PaymentBook> {
  const benchDatabase = await openBenchDatabase()
  const db = connect({ url: benchDatabase.url, poolSize: 4, log: silentLog })
  await signInPeople(benchDatabase, { first: 1, count: 1 })
  await db.pool.query(`update users set role = 'finance', name = 'হিসাবরক্ষক' where id = 1`)
  await write(db, size)
  const { http } = buildApp({ db })
  return {
    async read(query) {
      const response = await http.request(`/api/billing/v1/admin-orders/${query}`, {
        headers: { authorization: `token ${tokenOf(1)}` },
      })
      const { results } = (await response.json()) as { results?: unknown[] }
      if (response.status !== 200 || !results?.length) throw new Error(`${query} answered ${response.status}`)
      return results.length
    },
    async close() {
      await db.close()
      await benchDatabase.close()
    },
  }
}

/** Twenty people have the rare name; one payment in fifty is held, one in four is of the first program. A minute lies between two. */
async function write({ pool }: Database, size: number): Promise<void> {
  const people = size / paymentsEach
  for (let first = 2; first <= people + 1; first += atOnce)
    await pool.query(
      `insert into users (id, is_anonymous, name, tags, created_at) overriding system value
       select n, false, case when n < 22 then 'যূথিকা পাল' else 'নুসরাত জাহান' end, '{}', now()
         from generate_series($1::int, $2::int) n`,
      [first, Math.min(people + 1, first + atOnce - 1)],
    )
  for (let first = 1; first <= size; first += atOnce)
    await pool.query(
      `insert into payment_orders (tran_id, user_id, category, product_id, product, amount_paisa, state, held_reason, method, val_id,
                                   bank_tran_id, redirect_url, return_token_hash, return_token_ends, intent_hash, created_at, paid_at,
                                   expires_at)
       select 'PRT' || to_char(at, 'YYMMDD') || lpad(n::text, 8, '0'), 2 + n % $1::int,
              case when n % 4 = 0 then 'program_purchase' else 'coin_purchase' end, (1 + n % 8)::text,
              '{"title":{"bn":"১০০ কয়েন","en":"100 coins"},"coins":100,"days":null}', 5000,
              case when n % 50 = 0 then 'held' else 'paid' end, case when n % 50 = 0 then 'risk' end,
              ('{BKASH-BKash,NAGAD-Nagad,VISA-Dutch Bangla}'::text[])[1 + n % 3], 'val' || n, 'BNK' || n, '/buy_coin',
              sha256(('token' || n)::bytea), at, sha256(('intent' || n)::bytea), at, case when n % 50 > 0 then at end, at
         from (select n, now() - n * interval '1 minute' as at from generate_series($2::int, $3::int) n) made`,
      [people, first, Math.min(size, first + atOnce - 1)],
    )
  for (const table of ['users', 'person_words', 'payment_orders']) await pool.query(`vacuum analyze ${table}`)
}

import { createFakeGateway, type FakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { payingIn } from '@prostuti/server/features/billing/testing/paying'
import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { buildApp } from '../../promises/support/serve-app.ts'
import type { Measured, Sample } from '../bench.ts'
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts'
import { runScript } from './pgbench.ts'

/** As many notices under way at once, and as many clients of the peer. */
const connections = 20
const seconds = 3
/** More than anybody can pay within a round. */
const ordersPerRound = 6_000

interface Options {
  readonly accounts: number
  readonly rounds: number
  readonly say: (line: string) => void
}

/**
 * Notices of paid orders a second: each stored, proved by the gateway (in memory), credited under the order's and the balance's lock,
 * and noted. Beside them pgbench, which writes and locks the same rows and asks nobody.
 */
export async function measurePaidOrders({ accounts, rounds, say }: Options): Promise<Measured> {
  const benchDatabase = await openBenchDatabase()
  const db = connect({ url: benchDatabase.url, poolSize: connections, log: silentLog })
  try {
    const gateway = createFakeGateway()
    const { notify } = payingIn({ app: buildApp({ db, gateway }), db })
    const people = await createAccounts(db, accounts)
    const pay = async (): Promise<number> => {
      const orders = await placeOrders(db, people, ordersPerRound)
      return payFor(notices(gateway, orders), notify)
    }
    const payPeer = async (): Promise<number> => {
      const orders = await placeOrders(db, people, ordersPerRound)
      return writeRows(benchDatabase, Number(orders[0]!.id))
    }
    await pay()
    await payPeer()
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round++) {
      const sample = { ours: await pay(), beside: await payPeer() }
      say(`${sample.ours.toFixed()}/s, beside ${sample.beside.toFixed()}/s`)
      samples.push(sample)
    }
    return {
      samples,
      n: `${rounds} rounds of ${seconds} s, ${connections} at once, ${await assertBalanced(db)} paid orders`,
    }
  } finally {
    await db.close()
    await benchDatabase.close()
  }
}

async function createAccounts({ pool }: Database, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into users (is_anonymous) select false from generate_series(1, $1::int) returning id',
    [count],
  )
  return rows.map(({ id }) => id)
}

interface PlacedOrder {
  readonly id: string
  readonly tran_id: string
}

/** Pending orders of a hundred coins, one after the other of each account. Their ids follow each other. */
async function placeOrders({ pool }: Database, people: readonly string[], count: number): Promise<PlacedOrder[]> {
  // Each round of one account leaves thousands of versions of its row, through which every new order would look for it.
  await pool.query('vacuum analyze users, payment_orders, payment_notices, coin_balances, ledger_entries')
  const { rows } = await pool.query<PlacedOrder>(
    `insert into payment_orders (tran_id, user_id, category, product_id, product, amount_paisa, return_token_hash,
                                 return_token_ends, redirect_url, intent_hash, created_at, expires_at)
     select 'B' || replace(gen_random_uuid()::text, '-', '')::char(28), ($1::bigint[])[1 + n % cardinality($1)], 'coin_purchase', '1',
            '{"title":{"bn":"১০০ কয়েন","en":"100 coins"},"coins":100,"days":null}', 5000,
            sha256(gen_random_uuid()::text::bytea), now() + interval '1 day', '/buy_coin',
            sha256(gen_random_uuid()::text::bytea), now(), now() + interval '1 day'
       from generate_series(1, $2::int) as n
     returning id, tran_id`,
    [people, count],
  )
  await pool.query('analyze payment_orders')
  return rows.sort((a, b) => Number(a.id) - Number(b.id))
}

type Fields = Record<string, string>

/** What the gateway posts of these orders, all of which are paid. */
function notices(gateway: FakeGateway, orders: readonly PlacedOrder[]): Fields[] {
  return orders.map(({ tran_id }) => ({ ...posted, tran_id, val_id: gateway.pay(tran_id, { amount: '50.00' }) }))
}

const posted: Fields = {
  amount: '50.00',
  bank_tran_id: '2611241006Xq8L',
  card_type: 'BKASH-BKash',
  currency: 'BDT',
  risk_level: '0',
  risk_title: 'Safe',
  store_amount: '48.75',
  tran_date: '2026-11-24 10:06:00',
}

async function payFor(
  forms: readonly Fields[],
  notify: (fields: Fields) => Promise<{ status: number }>,
): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let next = 0
  let done = 0
  const worker = async () => {
    while (performance.now() < end) {
      const form = forms[next++]
      if (!form) throw new Error(`${forms.length} orders were too few for a round`)
      const { status } = await notify(form)
      if (status !== 200) throw new Error(`A notice was answered ${status}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return done / ((performance.now() - started) / 1000)
}

const sameRows = `
select nextval('peer_order') as order_id \\gset
insert into payment_notices (kind, fields, received_at, order_id)
  values ('notice', :fields::jsonb, now(), :order_id) returning id as notice_id \\gset
begin;
select u.id as user_id from users u join payment_orders o on o.user_id = u.id
  where o.id = :order_id and u.merged_into is null for key share of u \\gset
select id from payment_orders where id = :order_id for update;
insert into coin_balances (user_id) values (:user_id) on conflict do nothing;
select given from coin_balances where user_id = :user_id for update;
with balance as (
  update coin_balances set bought = bought + 100 where user_id = :user_id returning given + bought as coins
)
insert into ledger_entries (transaction_id, account, user_id, given, bought, balance, reason, ref, at)
select gen_random_uuid(), 'person', :user_id::bigint, 0, 100, coins, 'coin_purchase', :order_id::text, now() from balance
union all
select gen_random_uuid(), 'issued', null, 0, -100, null, 'coin_purchase', :order_id::text, now();
update payment_orders set state = 'paid', val_id = 'peer' || :order_id, bank_tran_id = 'bank', method = 'BKASH-BKash',
  coins_before = 0, coins_after = 100, paid_at = now(), next_check_at = null where id = :order_id;
commit;
update payment_notices set outcome = 'credited' where id = :notice_id;
`

/** The same rows by pgbench, from this order on. */
async function writeRows({ url, db }: BenchDatabase, firstOrder: number): Promise<number> {
  await db.pool.query('drop sequence if exists peer_order')
  await db.pool.query(`create sequence peer_order start ${firstOrder}`)
  return runScript(url, sameRows, [`-c${connections}`, `-T${seconds}`, '-D', `fields=${JSON.stringify(posted)}`])
}

/** A fast answer that loses money is none. Resolves to the number of paid orders. */
async function assertBalanced({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ paid: number; bought: number; balance: number }>(
    `select (select count(*)::int from payment_orders where state = 'paid') as paid,
            (select coalesce(sum(bought), 0)::int from ledger_entries where account = 'person') as bought,
            (select coalesce(sum(bought), 0)::int from coin_balances) as balance`,
  )
  const { paid, bought, balance } = rows[0]!
  if (bought !== paid * 100 || balance !== bought)
    throw new Error(`${paid} orders are paid, but ${bought} coins were credited and ${balance} are there`)
  return paid
}

import type { ExportedTables } from '../../platform/people/person-export.ts'

/** A person's coins, payments and what they have bought. Amounts are whole paisa. */
export const exportedMoney: ExportedTables = {
  coin_balances: { part: 'money', columns: ['given', 'bought', 'debt', 'last_bonus_on'] },
  ledger_entries: { part: 'money', columns: ['at', 'given', 'bought', 'balance', 'reason', 'ref'] },
  coin_gifts: { part: 'money', columns: ['at', 'coins', 'reason'] },
  payment_orders: {
    part: 'money',
    columns: ['created_at', 'tran_id', 'category', 'product', 'amount_paisa', 'state', 'method', 'paid_at'],
  },
  payment_refunds: {
    part: 'money',
    async read(pool, user) {
      const { rows } = await pool.query<object>(
        `select r.requested_at, o.tran_id, r.amount_paisa, r.coins, r.state
           from payment_refunds r join payment_orders o on o.id = r.order_id where o.user_id = $1 order by r.id`,
        [user],
      )
      return rows
    },
  },
  payment_notices: { left: 'What the gateway said of a payment; the payment itself is there.' },
  exam_purchases: { part: 'money', columns: ['bought_at', 'exam_id', 'cost'] },
  premium_grants: { part: 'money', columns: ['starts_at', 'days', 'until', 'taken_back_at'] },
}

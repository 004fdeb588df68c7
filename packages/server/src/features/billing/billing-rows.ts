import {
  erasedWithPerson,
  type Merging,
  moveUnlessThere,
  notPersonal,
  type RowRule,
  type TableRules,
} from '../../platform/people/person-rules.ts'
import { moveCoins } from './move-coins.ts'
import { anonymizeOrders } from './orders/anonymize-orders.ts'
import { anonymizeNotices } from './payments/anonymize-notices.ts'

/** Moves every row of a table with `user_id`: none of them can be there twice. */
const moveAll = (table: string): RowRule<Merging> => ({
  rows: 'moved',
  run: (client, { from, into }) =>
    client.query(`update ${table} set user_id = $2 where user_id = $1`, [String(from), String(into)]),
})

/** What a person has bought, the coins that are left, and the books of both. */
export const billingRows: readonly TableRules[] = [
  {
    table: 'exam_purchases',
    merging: moveUnlessThere('exam_purchases', ['exam_id']),
    deletion: erasedWithPerson,
  },
  { table: 'coin_balances', merging: { rows: 'moved', run: moveCoins }, deletion: erasedWithPerson },
  // Entries are never rewritten: merging adds two, with the balances. A foreign key empties `user_id` of who is deleted.
  { table: 'ledger_entries', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
  { table: 'coin_gifts', merging: moveAll('coin_gifts'), deletion: erasedWithPerson },
  // What was paid stays on the books; a foreign key empties `user_id`.
  {
    table: 'payment_orders',
    merging: moveAll('payment_orders'),
    deletion: { rows: 'emptied', run: anonymizeOrders },
  },
  {
    table: 'payment_notices',
    merging: moveAll('payment_notices'),
    deletion: { rows: 'emptied', run: anonymizeNotices },
  },
  { table: 'payment_refunds', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
  // Of its order, with which the digits of the card go.
  notPersonal('surplus_payments'),
  { table: 'premium_grants', merging: moveAll('premium_grants'), deletion: erasedWithPerson },
  notPersonal('premium_packs'),
  // Sums, and orders by their numbers.
  notPersonal('reconciliations'),
  notPersonal('reconciled_days'),
  notPersonal('reconciled_differences'),
]

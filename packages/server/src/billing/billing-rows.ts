import { erasedWithPerson, moveUnlessThere, type TableRules } from '../auth/index.ts'
import { moveCoins } from './move-coins.ts'

/** What somebody has bought, and the coins that are left. */
export const billingRows: readonly TableRules[] = [
  {
    table: 'exam_purchases',
    merging: moveUnlessThere('exam_purchases', ['exam_id']),
    deletion: erasedWithPerson,
  },
  { table: 'coin_balances', merging: { rows: 'moved', run: moveCoins }, deletion: erasedWithPerson },
  // Entries are never rewritten: merging adds two, with the balances. A foreign key empties `user_id` of who is deleted.
  { table: 'ledger_entries', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
]

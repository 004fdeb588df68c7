import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'

/**
 * What a person has now: the sum of their ledger entries, kept so that it can be read and locked as one row. Merging moves
 * the coins by two ledger entries and leaves the row at zero; deleting the person takes the row along.
 */
export const coinBalances = pgTable(
  'coin_balances',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Coins that were given; they are spent first. */
    given: integer('given').notNull().default(0),
    /** Coins that were paid for with money; only these can be refunded. */
    bought: integer('bought').notNull().default(0),
    /** Coins that were to be taken back and were no longer there; later credits pay them first. */
    debt: integer('debt').notNull().default(0),
    /** The day in Dhaka of the last daily bonus. */
    lastBonusOn: date('last_bonus_on', { mode: 'string' }),
  },
  table => [
    check('coin_balances_not_negative', sql`${table.given} >= 0 and ${table.bought} >= 0 and ${table.debt} >= 0`),
  ],
)

/**
 * Exams that were bought by their own cost. Merging moves the rows to the account, which keeps its own where both have one;
 * deleting the person takes them along.
 */
export const examPurchases = pgTable(
  'exam_purchases',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: exams stand before billing. */
    examId: integer('exam_id').notNull(),
    /** In coins. */
    cost: integer('cost').notNull(),
    boughtAt: instant('bought_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.examId] }), index('exam_purchases_exam').on(table.examId)],
)

/**
 * Every change of anybody's coins, in double entry: the entries of one transaction add up to zero. A trigger (in
 * `triggers.sql`) refuses to change or delete a row. House accounts have no balance row, which everybody would wait for: their
 * balance is the sum of their entries. Merging writes two more entries, both of a person; deleting a person empties `user_id` and nothing else.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id').notNull(),
    /** `person`, or one of the house's: `issued` coins that we gave, `earned` ones that were spent here, `debts`. */
    account: text('account', { enum: ['person', 'issued', 'earned', 'debts'] }).notNull(),
    /** Of a person's entry; null once the person is deleted. */
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** Changes in coins, negative for those that went. */
    given: integer('given').notNull(),
    bought: integer('bought').notNull(),
    /** A person's coins of both kinds after this entry. */
    balance: integer('balance'),
    reason: text('reason').notNull(),
    /** What it was for: the id of a product, a day. With the reason it names one effect on one person. */
    ref: text('ref').notNull(),
    at: instant('at').notNull(),
  },
  table => [
    uniqueIndex('ledger_entries_effect').on(table.userId, table.reason, table.ref).where(sql`account = 'person'`),
    index('ledger_entries_person').on(table.userId, table.at, table.id).where(sql`account = 'person'`),
    check('ledger_entries_balance', sql`(${table.account} = 'person') = (${table.balance} is not null)`),
  ],
)

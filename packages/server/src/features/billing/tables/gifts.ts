import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'

/**
 * Why staff gave a person coins, or took some; the ledger's entry names the row. Merging moves the rows to the account; deleting the
 * person takes them along.
 */
export const coinGifts = pgTable(
  'coin_gifts',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Negative: they were taken. */
    coins: integer('coins').notNull(),
    /** The person reads it. */
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  table => [index('coin_gifts_person').on(table.userId), check('coin_gifts_coins', sql`${table.coins} <> 0`)],
)

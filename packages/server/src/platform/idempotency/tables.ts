import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../db/columns.ts'
import { users } from '../people/tables.ts'

/**
 * Replies to calls that came with an `Idempotency-Key`, written in the transaction of their effect and kept for a day.
 * Merging moves them to the account, by which the device asks again; deleting the person takes them along.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of the validated input. */
    inputHash: bytea('input_hash').notNull(),
    /** The reply's JSON, as it was sent; empty where it had none. */
    reply: text('reply').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)

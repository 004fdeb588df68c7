import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { programs } from '../tables.ts'

/**
 * What people who have a program say about it, one review each. Members alone write them, so merging moves none; deleting
 * the person takes them along.
 */
export const customerReviews = pgTable(
  'customer_reviews',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 to 5. */
    rating: smallint('rating').notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
    /** When staff took it from the page, and why; null: it stands there. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  table => [
    unique('customer_reviews_person').on(table.userId, table.programId),
    index('customer_reviews_newest').on(table.programId, table.writtenAt, table.id),
    check('customer_reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)

import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/db/columns.ts'
import { users } from '../../../../platform/people/tables.ts'

/**
 * The private address of a person's routine as a calendar. The secret stands here in the clear, unlike a session's token: its
 * owner looks the address up again for the next calendar application, and it opens dates alone. Merging moves the row to
 * the account, which keeps its own where both have one; deleting the person takes it along.
 */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 128 random bits in base64url. */
  secret: text('secret').notNull().unique(),
  /** Of the texts: a calendar application does not say which language its person reads. */
  language: text('language', { enum: ['bn', 'en'] }).notNull(),
  createdAt: instant('created_at').notNull(),
})

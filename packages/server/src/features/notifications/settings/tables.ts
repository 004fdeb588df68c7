import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../../../platform/people/tables.ts'

/** What a person wants to hear of on a phone. Merging moves it where the account has said nothing; deletion erases it. */
export const notificationSettings = pgTable('notification_settings', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** `{topic: boolean}`; a topic that is not there is as the contract has it. */
  topics: jsonb('topics').notNull(),
})

import type { NotificationTopic } from '@prostuti/contract'
import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../../../platform/people/tables.ts'

/** What a person has said of topics. */
export type TopicChoices = Partial<Record<NotificationTopic, boolean>>

/**
 * What a person wants to hear of on a phone, where they have said so; a topic that is missing is as `quietTopics` has it. Merging
 * moves it unless the account has its own; deleting the person erases it.
 */
export const notificationSettings = pgTable('notification_settings', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  topics: jsonb('topics').$type<TopicChoices>().notNull(),
})

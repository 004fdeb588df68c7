import type { ExportedTables } from '../../platform/people/person-export.ts'

/** What a person was told, and what they want to hear of. */
export const exportedNotifications: ExportedTables = {
  notifications: { part: 'others', columns: ['created_at', 'kind', 'data', 'read_at'] },
  push_subscriptions: { part: 'others', columns: ['created_at', 'channel', 'name', 'language'] },
  announcements: { left: 'Staff’s work; what it said stands among the notifications.' },
  notification_settings: { part: 'others', columns: ['topics'] },
}

import type { announcementDates, announcements } from './tables.ts'

export type AnnouncementRow = typeof announcements.$inferSelect

/** A date that is due, with what it sends. */
export interface Due {
  readonly announcement: AnnouncementRow
  readonly date: typeof announcementDates.$inferSelect
}

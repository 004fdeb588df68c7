import type { announcementDates } from './tables.ts'

type DateRow = Pick<typeof announcementDates.$inferSelect, 'announcementId' | 'number'>

/** Of one date among the events of the kind `announcement`: a person is told of each once. */
export const dateKey = ({ announcementId, number }: DateRow): string => `${announcementId}:${number}`

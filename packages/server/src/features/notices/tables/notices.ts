import { date, index, pgTable } from 'drizzle-orm/pg-core'
import { sharedColumns } from './shared-columns.ts'

/** Notices of our own. They know no person: merging and deletion leave them alone. */
export const notices = pgTable(
  'notices',
  {
    ...sharedColumns(),
    /** They stand on top until the end of this day. */
    pinnedUntil: date('pinned_until'),
  },
  table => [index('notices_newest').on(table.publishedOn), index('notices_file').on(table.fileId)],
)

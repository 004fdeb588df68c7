import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'

/**
 * Files to download beside seat plans, results and notices. They know no person: merging and deletion leave them alone. One that
 * nothing names is purged after a day.
 */
export const noticeFiles = pgTable(
  'notice_files',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the name and the bytes, in base64url: what stands at its address never changes. */
    digest: text('digest').notNull().unique(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('notice_files_age').on(table.createdAt)],
)

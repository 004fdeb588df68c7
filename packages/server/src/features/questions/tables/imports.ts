import { bankFormats } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'

/**
 * A sheet of questions that a moderator brings in: read, judged row by row, then imported whole or not at all, and undone. Staff
 * import, who are members, so merging moves none; deleting the person leaves the row without them.
 */
export const questionImports = pgTable(
  'question_imports',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    createdBy: bigint('created_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** The file's name, or the address that it was fetched from; `–` once the person has gone. */
    source: text('source').notNull(),
    /** SHA-256 of the file, in base64url: the same file is imported once. */
    digest: text('digest').notNull(),
    /** As it came, until it is read; then its table, packed (`pack-table.ts`). Gone 30 days after the import ended. */
    file: bytea('file'),
    /** What the file is, once it has been read. */
    format: text('format', { enum: bankFormats }).notNull().default('xlsx'),
    state: text('state', { enum: ['reading', 'ready', 'importing', 'done', 'failed', 'undone'] })
      .notNull()
      .default('reading'),
    headers: text('headers').array(),
    /** Which column holds what, and what holds for all rows: category, bank, tags. */
    mapping: jsonb('mapping'),
    /** Rows with content, rows that can go in, rows that were refused. */
    rowCount: integer('row_count').notNull().default(0),
    acceptedCount: integer('accepted_count').notNull().default(0),
    rejectedCount: integer('rejected_count').notNull().default(0),
    /** What each row came to (`row-verdict.ts`), or why the whole sheet was refused. */
    verdicts: jsonb('verdicts'),
    taskId: uuid('job_id'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  table => [
    index('question_imports_newest').on(table.createdAt, table.id),
    uniqueIndex('question_imports_done').on(table.digest).where(sql`state in ('importing', 'done')`),
  ],
)

/**
 * Which column held what when this person last imported a sheet with these headers. Merging moves none; deleting the person
 * erases them.
 */
export const importMappings = pgTable(
  'import_mappings',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the headers, in base64url. */
    headersDigest: text('headers_digest').notNull(),
    mapping: jsonb('mapping').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.headersDigest] })],
)

import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'

/**
 * A sheet of circulars that a moderator brings in: read, judged row by row, mended cell by cell, then imported whole or not at all.
 * Staff import, who are members, so merging moves none; deleting the person leaves the row without them.
 */
export const circularImports = pgTable(
  'circular_imports',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    createdBy: bigint('created_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** The file's name; `–` once the person has gone. */
    source: text('source').notNull(),
    /** As it came, until it is read; then its table, packed (`pack-table.ts`), with mended cells. Gone 30 days after the import ended. */
    file: bytea('file'),
    state: text('state', { enum: ['reading', 'ready', 'importing', 'done', 'failed', 'undone'] })
      .notNull()
      .default('reading'),
    headers: text('headers').array(),
    /** Which column holds which field. */
    columns: jsonb('columns'),
    /** Numbers of rows of which a cell was mended, and of rows that are left out. */
    mended: integer('mended').array().notNull().default([]),
    deleted: integer('deleted').array().notNull().default([]),
    /** What each row came to (`row-verdict.ts`), or why the whole sheet was refused. */
    verdicts: jsonb('verdicts'),
    /** Of one that is done: its circulars with their revisions, and what changed ones were before. */
    written: jsonb('written'),
    taskId: uuid('task_id'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  table => [index('circular_imports_newest').on(table.createdAt, table.id)],
)

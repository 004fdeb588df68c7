import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** Backups that were made, and what restoring them elsewhere has shown. They hold nothing of a person: merging and deletion leave them alone. */
export const backups = pgTable(
  'backups',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Its name, without the folder. */
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
    tookMs: integer('took_ms').notNull(),
    triedAt: instant('tried_at'),
    triedMs: integer('tried_ms'),
    triedRows: bigint('tried_rows', { mode: 'number' }),
    /** Null: the restore has agreed, or has not been tried. */
    failure: text('failure'),
  },
  table => [index('backups_newest').on(table.at)],
)

/** Processes of the server: when each began, was last there, and ended. Nobody's: merging and deletion leave them alone. */
export const serverRuns = pgTable(
  'server_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    version: text('version').notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Whether it has said goodbye. */
    hasEnded: boolean('has_ended').notNull().default(false),
  },
  table => [index('server_runs_seen').on(table.seenAt)],
)

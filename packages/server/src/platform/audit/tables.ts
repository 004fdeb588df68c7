import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from '../people/tables.ts'

/** What staff said of a change, to be searched: an index holds it. */
export const reasonWords = sql.raw(
  `(lower(coalesce("after" ->> 'reason', '') || ' ' || coalesce("after" ->> 'note', '')))`,
)

/**
 * What staff changed, written in the transaction of the change. Staff are members, so merging moves none; deleting the person
 * leaves the row without them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorId: bigint('actor_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** What was changed: a kind of `auditKinds` and the id that it has there. */
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What was done, a verb: `created`, `updated`, `merged`. */
    action: text('action').notNull(),
    /** The fields that changed, as they were and as they are; null where there was, or is, nothing. */
    before: jsonb('before'),
    after: jsonb('after'),
  },
  table => [
    index('audit_log_subject').on(table.kind, table.subjectId, table.id),
    index('audit_log_newest').on(table.at, table.id),
    index('audit_log_of_kind').on(table.kind, table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.kind, table.at, table.id),
    index('audit_log_reason').using('gin', sql`${reasonWords} gin_trgm_ops`),
  ],
)

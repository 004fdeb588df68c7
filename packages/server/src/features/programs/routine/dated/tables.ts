import type { DatedKind } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/db/columns.ts'
import { users } from '../../../../platform/people/tables.ts'

/**
 * Exams outside programs that a person keeps in their routine. Title and day are looked up where the exam is published, and
 * follow it; an entry whose exam is gone waits unseen. Merging moves the rows to the account, which keeps its own where both
 * have one; deleting the person takes them along. A person has 200 at most.
 */
export const datedEntries = pgTable(
  'dated_entries',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DatedKind>().notNull(),
    /** Of the circular, seat plan or result. */
    thingId: bigint('thing_id', { mode: 'bigint' }).notNull(),
    /** Days before the exam, the farthest first. */
    reminders: smallint('reminders').array().notNull(),
    /** Reviews aim at its day. */
    aim: boolean('aim').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.kind, table.thingId] }),
    check('dated_entries_kind', sql`${table.kind} in ('circular', 'seat_plan', 'result')`),
  ],
)

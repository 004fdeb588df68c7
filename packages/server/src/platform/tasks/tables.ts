import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from '../people/tables.ts'

/**
 * Long work that a moderator has asked for: the queue itself, and what they see of it. Staff ask, who are members, so merging moves
 * none; deleting the person leaves the row without them. Ended tasks are purged after 30 days.
 */
export const backgroundTasks = pgTable(
  'background_jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    input: jsonb('input').notNull(),
    /** Steps done, of so many; a total of 0: not known yet. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** What came of it; null before its end. */
    result: jsonb('result'),
    /** Why it failed, as a code of the contract's errors. */
    failure: text('failure'),
    createdBy: bigint('created_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    /** When its process last said that it goes on. */
    seenAt: instant('seen_at'),
    endedAt: instant('ended_at'),
    /** How often a process has begun it; distinguishes a process that lost the task from the one that has it. */
    tries: integer('tries').notNull().default(0),
    /** Of tasks with the same key one at a time waits or runs. */
    key: text('key'),
  },
  table => [
    index('background_jobs_of').on(table.createdBy, table.createdAt),
    index('background_jobs_open').on(table.seenAt).where(sql`state in ('queued', 'running')`),
    uniqueIndex('background_jobs_key').on(table.key).where(sql`key is not null and state in ('queued', 'running')`),
  ],
)

/** When work that one process does in each interval is due again. Nobody's. */
export const scheduledWork = pgTable('scheduled_work', {
  name: text('name').primaryKey(),
  dueAt: instant('due_at').notNull(),
})

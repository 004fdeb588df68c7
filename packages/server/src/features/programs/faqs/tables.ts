import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Translated } from '../../../platform/db/columns.ts'
import { programs } from '../tables.ts'

/** Questions that are asked about a program or about all of them. They hold nothing of a person: merging and deleting accounts leave them alone. */
export const faqs = pgTable(
  'faqs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** A stable name of those that are seeded, so that seeding twice changes nothing. */
    slug: text('slug').unique(),
    /** Null: about every program. */
    programId: integer('program_id').references(() => programs.id, { onDelete: 'cascade' }),
    question: jsonb('question').$type<Translated>().notNull(),
    answer: jsonb('answer').$type<Translated>().notNull(),
    /** The highest stands first. */
    priority: integer('priority').notNull().default(0),
    /** Raised with each change by staff: who saves an older one is asked. */
    revision: integer('revision').notNull().default(1),
  },
  table => [index('faqs_program').on(table.programId)],
)

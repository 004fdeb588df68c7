import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localized } from '../questions/tables.ts'

/** A shelf of exams for one goal, a recruitment say. Exams name theirs; a programme knows none of them. */
export const programs = pgTable('programs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** A stable name, so that seeding twice changes nothing. */
  slug: text('slug').notNull().unique(),
  title: jsonb('title').$type<Localized>().notNull(),
  description: jsonb('description').$type<Localized>().notNull(),
  /** Only published ones are seen. */
  state: text('state', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  /** Shelves stand in this order, then by id. */
  position: integer('position').notNull().default(0),
})

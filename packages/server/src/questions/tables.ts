import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** A text in both languages of the interface. A question about a language has the same text in both. */
export interface Localized {
  bn: string
  en: string
}

/** One question in one language: safe HTML. `options` in the author's order. */
export interface QuestionContent {
  text: string
  options: string[]
  explanation: string
}

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Localized>().notNull(),
  /** REGULAR 0, MODEL_TEST 1, PAST_EXAMS 2. */
  catType: smallint('cat_type').notNull().default(0),
})

/** A text that several questions share. */
export const passages = pgTable('passages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  content: jsonb('content').$type<Localized>().notNull(),
})

export const questions = pgTable(
  'questions',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A stable name, so that seeding twice changes nothing. */
    slug: text('slug').notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    passageId: integer('passage_id').references(() => passages.id),
    content: jsonb('content').$type<{ bn: QuestionContent; en: QuestionContent }>().notNull(),
    /** Index of the right option in the author's order. Leaves the server only through `revealKey`. */
    key: smallint('key').notNull(),
    /** Options that keep their place. */
    pinned: smallint('pinned').array().notNull(),
    difficulty: smallint('difficulty').notNull().default(2),
    reviewed: boolean('reviewed').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('questions_category').on(table.categoryId)],
)

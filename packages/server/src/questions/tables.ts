import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant, type Localized } from '../db/columns.ts'
import { type MaybeSecret, protect, reveal } from './secret.ts'

/** One question in one language: safe HTML. `options` in the author's order; the explanation goes with the key. */
export interface QuestionContent {
  text: string
  options: string[]
  explanation: MaybeSecret<string>
}

type StoredContent = Record<'bn' | 'en', QuestionContent>

/** An index among the options, secret when read from the database. */
const secretKey = customType<{ data: MaybeSecret<number>; driverData: number }>({
  dataType: () => 'smallint',
  fromDriver: protect,
  toDriver: reveal,
})

/** Texts in the clear and explanations as secrets; other fields of a row are dropped. */
const secretContent = customType<{ data: StoredContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  fromDriver(stored) {
    const { bn, en } = stored as Record<'bn' | 'en', { text: string; options: string[]; explanation: string }>
    return { bn: protectExplanation(bn), en: protectExplanation(en) }
  },
  toDriver: JSON.stringify,
})

function protectExplanation({ text, options, explanation }: { text: string; options: string[]; explanation: string }) {
  return { text, options, explanation: protect(explanation) }
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
    content: secretContent('content').notNull(),
    /** Index of the right option in the author's order. Leaves the server only through `revealKey`. */
    key: secretKey('key').notNull(),
    /** Options that keep their place. */
    pinned: smallint('pinned').array().notNull(),
    difficulty: smallint('difficulty').notNull().default(2),
    reviewed: boolean('reviewed').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('questions_category').on(table.categoryId)],
)

/**
 * Questions that somebody keeps. No foreign key to people: rows that grow with them spread by `user_id`. Merging moves them,
 * each once; deleting the person erases them.
 */
export const questionBookmarks = pgTable(
  'question_bookmarks',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    questionId: bigint('question_id', { mode: 'bigint' })
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Orders the options as this person sees them: the author's own order has habits that tell. */
    seed: integer('seed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('question_bookmarks_newest').on(table.userId, table.createdAt, table.questionId),
  ],
)

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
import { instant } from '../db/columns.ts'
import { open, type Sealable, seal } from './sealed.ts'

/** A text in both languages of the interface. A question about a language has the same text in both. */
export interface Localized {
  bn: string
  en: string
}

/** One question in one language: safe HTML. `options` in the author's order; the explanation goes with the key. */
export interface QuestionContent {
  text: string
  options: string[]
  explanation: Sealable<string>
}

type StoredContent = Record<'bn' | 'en', QuestionContent>

/** An index among the options, sealed as it comes out of the database. */
const sealedKey = customType<{ data: Sealable<number>; driverData: number }>({
  dataType: () => 'smallint',
  fromDriver: seal,
  toDriver: open,
})

/** Words as they are and explanations sealed; whatever else a row may hold stays behind. */
const sealedContent = customType<{ data: StoredContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  fromDriver(stored) {
    const { bn, en } = stored as Record<'bn' | 'en', { text: string; options: string[]; explanation: string }>
    return { bn: sealContent(bn), en: sealContent(en) }
  },
  toDriver: JSON.stringify,
})

function sealContent({ text, options, explanation }: { text: string; options: string[]; explanation: string }) {
  return { text, options, explanation: seal(explanation) }
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
    content: sealedContent('content').notNull(),
    /** Index of the right option in the author's order. Leaves the server only through `revealKey`. */
    key: sealedKey('key').notNull(),
    /** Options that keep their place. */
    pinned: smallint('pinned').array().notNull(),
    difficulty: smallint('difficulty').notNull().default(2),
    reviewed: boolean('reviewed').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('questions_category').on(table.categoryId)],
)

/** Questions that somebody keeps. No foreign key to people: rows that grow with them spread by `user_id`. */
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

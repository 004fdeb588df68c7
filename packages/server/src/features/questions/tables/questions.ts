import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { instant, type Localized } from '../../../platform/db/columns.ts'
import { images } from '../../../platform/images/index.ts'
import { type MaybeSecret, protect, reveal } from '../secret.ts'

/** One question in one language: safe HTML. `options` in the author's order; the explanation goes with the key. */
export interface QuestionContent {
  text: string
  options: string[]
  explanation: MaybeSecret<string>
  /** Why each option is right or wrong, by its number; empty texts where nothing is said. Left out where nothing is said of any. */
  optionExplanations?: MaybeSecret<string[]>
}

type StoredContent = Record<'bn' | 'en', QuestionContent>

/** An index among the options, secret when read from the database. */
const secretKey = customType<{ data: MaybeSecret<number>; driverData: number }>({
  dataType: () => 'smallint',
  fromDriver: protect,
  toDriver: reveal,
})

/** Indexes among the options, secret when read from the database. */
const secretNumbers = customType<{ data: MaybeSecret<number[]>; driverData: number[] }>({
  dataType: () => 'smallint[]',
  fromDriver: protect,
  toDriver: numbers => `{${reveal(numbers).join(',')}}` as unknown as number[],
})

/** Any JSON, secret when read from the database. */
export const secretJson = customType<{ data: MaybeSecret<unknown>; driverData: unknown }>({
  dataType: () => 'jsonb',
  fromDriver: protect,
  toDriver: value => JSON.stringify(reveal(value)),
})

/** Texts in the clear and explanations as secrets; other fields of a row are dropped. */
const secretContent = customType<{ data: StoredContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  fromDriver(stored) {
    const { bn, en } = stored as Record<'bn' | 'en', PlainContent>
    return { bn: protectExplanation(bn), en: protectExplanation(en) }
  },
  toDriver: JSON.stringify,
})

interface PlainContent {
  text: string
  options: string[]
  explanation: string
  optionExplanations?: string[]
}

function protectExplanation({ text, options, explanation, optionExplanations }: PlainContent): QuestionContent {
  return {
    text,
    options,
    explanation: protect(explanation),
    ...(optionExplanations && { optionExplanations: protect(optionExplanations) }),
  }
}

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: jsonb('name').$type<Localized>().notNull(),
    /** REGULAR 0, MODEL_TEST 1, PAST_EXAMS 2. */
    catType: smallint('cat_type').notNull().default(0),
    /** Null: at the top. */
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** Categories of one parent stand in this order, then by id. */
    position: integer('position').notNull().default(0),
    /** Raised with each change by staff: who saves an older one is asked. */
    revision: integer('revision').notNull().default(1),
    /** The category that it became part of; it stays as a row, for old addresses name it. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => categories.id),
    /** Its names as a search compares them; null until it was made, and, by a trigger, again once a name has changed. */
    searchKey: text('search_key'),
    deletedAt: instant('deleted_at'),
  },
  table => [index('categories_search').using('gin', table.searchKey.op('gin_trgm_ops'))],
)

/** The database by which the indexes of search keys were built: what counts as a letter there decides what they find. */
export const searchIndex = pgTable('search_index', {
  /** There is one row. */
  id: smallint('id').primaryKey().default(1),
  /** Version and locale of the database. */
  madeBy: text('made_by').notNull(),
})

/** A text that several questions share. */
export const passages = pgTable('passages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  /** Safe HTML. */
  content: jsonb('content').$type<Localized>().notNull(),
  /** As staff typed it; null where `content` is all there is. */
  typed: jsonb('typed').$type<Localized>(),
  /** Raised with each change by staff: who saves an older one is asked. */
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

const isLiveRow = sql`deleted_at is null and merged_into is null`

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
    /** The texts as staff typed them, formulas as their source; null where `content` is all there is. */
    typedTexts: secretJson('typed_texts'),
    /** Index of the right option in the author's order, -1 where there is none. Leaves the server only through `revealKey`. */
    key: secretKey('key').notNull(),
    /** Options that keep their place. */
    pinned: smallint('pinned').array().notNull(),
    /** Every right option, by its number; `key` is the first of them. Only a question with exactly one enters a paper. */
    rightOptions: secretNumbers('right_options').notNull(),
    /** Options that are shown no more. They keep their number, which sheets and papers name. */
    hiddenOptions: smallint('hidden_options').array().notNull().default(sql`'{}'`),
    /** 1 easy, 2, 3 hard. */
    difficulty: smallint('difficulty').notNull().default(2),
    reviewed: boolean('reviewed').notNull().default(true),
    /** Why a reviewer sent it back; null while it waits or is reviewed. */
    returnedReason: text('returned_reason'),
    /** Where it was asked before: "৪১তম বিসিএস". */
    appearances: text('appearances').array().notNull().default(sql`'{}'`),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** A topic that it belongs to besides its category. */
    referenceCategoryId: integer('reference_category_id').references(() => categories.id),
    /** The book or page that it was taken from, for staff. */
    source: text('source').notNull().default(''),
    pictureId: bigint('picture_id', { mode: 'bigint' }).references(() => images.id),
    /** In the address of its public page; the id decides. Null until it was made from the text. */
    publicSlug: text('public_slug'),
    /** From when strangers may see it outside exams; null: not yet. */
    publishedAt: instant('published_at'),
    /** `Perfect` and so on (`quality.ts`), as it was when the question was saved. */
    quality: text('quality').notNull().default('Perfect'),
    /** Equal for questions that ask the same (`dedupe.ts`); null until it was made. */
    fingerprint: text('fingerprint'),
    /** The text of question and options as a search compares it; null until it was made. */
    searchKey: text('search_key'),
    importId: bigint('import_id', { mode: 'bigint' }),
    /** When others that look like it were last looked for; null until then, and again once its text has changed. */
    comparedAt: instant('compared_at'),
    /** Raised with each change by staff: who saves an older one is asked. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The question that it became part of; papers that name it stay as they are. */
    mergedInto: bigint('merged_into', { mode: 'bigint' }).references((): AnyPgColumn => questions.id),
    deletedAt: instant('deleted_at'),
  },
  table => [
    index('questions_category').on(table.categoryId),
    index('questions_reference').on(table.referenceCategoryId).where(sql`reference_category_id is not null`),
    // The bank in each of its orders (`list-staff-questions.ts`).
    index('questions_bank').on(table.reviewed, table.updatedAt, table.id).where(isLiveRow),
    index('questions_created').on(table.reviewed, table.createdAt, table.id).where(isLiveRow),
    index('questions_numbered').on(table.reviewed, table.id).where(isLiveRow),
    index('questions_quality').on(table.reviewed, sql`left(quality, 100) collate "C"`, table.id).where(isLiveRow),
    // With quality, so that counts of the bank are read from it alone (`get-question-info.ts`).
    index('questions_of_category').on(table.categoryId, table.reviewed, table.quality).where(isLiveRow),
    index('questions_returned').on(table.id).where(sql`returned_reason is not null`),
    index('questions_import').on(table.importId).where(sql`import_id is not null`),
    index('questions_fingerprint').on(table.fingerprint),
    index('questions_picture').on(table.pictureId).where(sql`picture_id is not null`),
    // What shows a picture by its address (`picture-columns.ts`).
    index('questions_with_pictures').on(table.id).where(sql`strpos(content::text, '/api/core/v1/images/') > 0`),
    index('questions_tags').using('gin', table.tags),
    index('questions_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    index('questions_unfinished').on(table.id).where(sql`search_key is null`),
    // Made by another rule than `keyRule`.
    index('questions_stale_key').on(table.id).where(sql`search_key not like '¶%'`),
    index('questions_uncompared').on(table.id).where(sql`compared_at is null`),
  ],
)

/**
 * Questions that a person keeps. No foreign key to people: rows that grow with them spread by `user_id`. Merging moves them,
 * each once; deleting the person erases them.
 */
export const questionBookmarks = pgTable(
  'question_bookmarks',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    questionId: bigint('question_id', { mode: 'bigint' })
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Orders the options as this person sees them: the author's own order has habits that give the key away. */
    seed: integer('seed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('question_bookmarks_newest').on(table.userId, table.createdAt, table.questionId),
  ],
)

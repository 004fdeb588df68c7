import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'

/** Compared letter by letter, so that words with one beginning stand together. */
const word = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * The words of published questions' search keys: a search reads a range of them, and no more of it than it shows. Kept by a trigger
 * on `questions` (in `triggers.sql`). It holds nothing of a person: merging and deleting accounts leave it alone.
 */
export const questionWords = pgTable(
  'question_words',
  {
    word: word('word').notNull(),
    /** Letters of the whole key: of questions with a word the shorter ones come first. */
    size: integer('size').notNull(),
    questionId: bigint('question_id', { mode: 'bigint' }).notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.word, table.size, table.questionId, table.publishedAt] }),
    index('question_words_of_question').on(table.questionId, table.word),
  ],
)

/**
 * The words that stand, or once stood, in `question_words`, to be looked for by a piece. Kept by the same trigger. A word may be
 * here twice: were it unique, those who publish at once would wait for each other, and two of them for ever.
 */
export const knownWords = pgTable('known_words', { word: word('word').notNull() }, table => [
  index('known_words_word').on(table.word),
  index('known_words_pieces').using('gin', sql`${table.word} gin_trgm_ops`),
])

import { bigint, customType, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Compared letter by letter, so that words with one beginning stand together. */
const word = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * The words of published questions' search keys: a search reads a range of them, and no more of it than it shows. Kept by a trigger
 * on `questions` (in the migration). It holds nothing of a person: merging and deleting accounts leave it alone.
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
  table => [primaryKey({ columns: [table.word, table.size, table.questionId, table.publishedAt] })],
)

import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { users } from '../../platform/people/tables.ts'

/**
 * What staff find people by: the words of a name, how each sounds in the other script (`~b…`, `~l…`), the name from each word on
 * (`=…`, by sound `≈…`), an e-mail (`@…`), tags (`#…`) and `!staff`. Triggers (in `triggers.sql`) write it with `users`. Merging leaves none of the anonymous person; deleting the person erases it.
 */
export const personWords = pgTable(
  'person_words',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.word] }),
    index('person_words_word').on(table.word.op('text_pattern_ops'), table.userId),
  ],
)

/**
 * When each person was last seen, to the hour; by triggers, from their coming on. Merging erases the anonymous person's row, deleting the
 * person too.
 */
export const personSeen = pgTable(
  'person_seen',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  table => [index('person_seen_newest').on(table.seenAt, table.userId)],
)

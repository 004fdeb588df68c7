import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'

/**
 * Two questions, or two categories, that look alike, and whether staff said that they are not the same. They hold nothing of a
 * person: merging and deleting accounts leave them alone.
 */
export const similarPairs = pgTable(
  'similar_pairs',
  {
    kind: text('kind', { enum: ['question', 'category'] }).notNull(),
    lowId: bigint('low_id', { mode: 'bigint' }).notNull(),
    highId: bigint('high_id', { mode: 'bigint' }).notNull(),
    /** 0 to 1. */
    similarity: real('similarity').notNull(),
    /** When staff said that they are not the same; null while nobody has. */
    keptApartAt: instant('kept_apart_at'),
  },
  table => [
    primaryKey({ columns: [table.kind, table.lowId, table.highId] }),
    check('similar_pairs_order', sql`${table.lowId} < ${table.highId}`),
  ],
)

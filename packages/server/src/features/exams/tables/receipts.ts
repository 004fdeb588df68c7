import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'

/** The published tree of receipts in blocks of its leaves (`receipt-tree.ts`), each with the root over them. */
export const receiptBlocks = pgTable(
  'receipt_blocks',
  {
    examId: integer('exam_id').notNull(),
    version: smallint('version').notNull(),
    /** Counted from 0. */
    block: integer('block').notNull(),
    /** The submission id of its first leaf, by which the block of a receipt is found. */
    firstId: uuid('first_id').notNull(),
    root: bytea('root').notNull(),
    /** Thirty-two bytes each. */
    leaves: bytea('leaves').notNull(),
  },
  table => [primaryKey({ columns: [table.examId, table.version, table.block] })],
)

/** The keys that sign receipts; old ones stay, so that old receipts can be checked. */
export const receiptKeys = pgTable('receipt_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

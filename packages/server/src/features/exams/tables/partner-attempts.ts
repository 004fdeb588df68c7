import { bigint, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'

/**
 * Attempts that began on a partner's page: of these alone it learns results, from people who have agreed. Merging moves a row with its
 * attempt, deleting the person erases it. No foreign keys, as of `attempts`; rows of a partner that is gone are purged.
 */
export const partnerAttempts = pgTable(
  'partner_attempts',
  {
    /** Counted up, so that a list of them has a place for each. */
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id').notNull(),
    mode: smallint('mode').notNull(),
    try: smallint('try').notNull(),
    partnerId: integer('partner_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.examId, table.mode, table.try, table.partnerId] }),
    index('partner_attempts_partner').on(table.partnerId, table.joinedAt, table.id),
  ],
)

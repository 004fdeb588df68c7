import type { SeatPlanCentre } from '@prostuti/contract'
import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sharedColumns, sourceColumns } from './shared-columns.ts'

/** Who sits where in an exam. It knows no person: merging and deletion leave it alone. */
export const seatPlans = pgTable(
  'seat_plans',
  {
    ...sharedColumns(),
    ...sourceColumns(),
    examDate: date('exam_date').notNull(),
    /** `hh:mm` in Dhaka. */
    examTime: text('exam_time'),
    /** By their rolls. */
    ranges: jsonb('ranges').$type<SeatPlanCentre[]>().notNull(),
    /** Centres by name, and rolls in all of them. */
    centreCount: integer('centre_count').notNull(),
    rollCount: bigint('roll_count', { mode: 'number' }).notNull(),
  },
  table => [
    index('seat_plans_day').on(table.examDate),
    index('seat_plans_newest').on(table.publishedOn),
    index('seat_plans_file').on(table.fileId),
  ],
)

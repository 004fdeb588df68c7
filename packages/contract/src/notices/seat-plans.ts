import { z } from 'zod'
import { Day, Flag, Id, Instant, listOf, PageQuery } from '../values.ts'
import { maxRoll, NoticeFile, NoticeSource, SlugParams } from './values.ts'

const Roll = z.int().min(0).max(maxRoll)

/** A centre of an exam, with the rolls that sit there, both ends included. A centre may have several ranges, as several of these. */
export const SeatPlanCentre = z.strictObject({
  name: z.string(),
  /** The building or the hall; null: the whole centre. */
  hall: z.string().nullable(),
  address: z.string().nullable(),
  from: Roll,
  to: Roll,
})
export type SeatPlanCentre = z.infer<typeof SeatPlanCentre>

const card = {
  id: Id,
  /** Of its address, `/notice/seat-plan/{slug}`. */
  slug: z.string(),
  title: z.string(),
  /** Who holds the exam. */
  organisation: z.string(),
  exam_date: Day,
  /** `hh:mm` in Dhaka; null: not provided. */
  exam_time: z.string().nullable(),
  /** Centres by name, and rolls in all of them. */
  centres: z.int().min(0),
  rolls: z.int().min(0),
  published_at: Instant,
  /** Made by us, for a demo. */
  is_sample: z.boolean(),
}

export const SeatPlanCard = z.strictObject(card)
export type SeatPlanCard = z.infer<typeof SeatPlanCard>

/** A seat plan: texts in the language in which it was published. */
export const SeatPlan = z.strictObject({
  ...card,
  /** Safe HTML; empty: none. */
  body: z.string(),
  /** By their rolls. */
  ranges: z.array(SeatPlanCentre),
  file: NoticeFile.nullable(),
  source: NoticeSource.nullable(),
  updated_at: Instant,
})
export type SeatPlan = z.infer<typeof SeatPlan>

export const seatPlanShapes = {
  /** Exams to come first, the nearest on top; `past`: those that were, newest first. */
  'notices.listSeatPlans': { query: PageQuery.extend({ past: Flag.optional() }), returns: listOf(SeatPlanCard) },
  'notices.getSeatPlan': { params: SlugParams, returns: SeatPlan },
} as const

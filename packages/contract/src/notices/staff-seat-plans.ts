import { z } from 'zod'
import { Revision } from '../programs/index.ts'
import { TimeOfDay } from '../staff-values.ts'
import { noticeLengths as lengths } from '../text-lengths.ts'
import { Day, Id, IdParams, neededLine, paragraphs, text } from '../values.ts'
import { SeatPlan } from './seat-plans.ts'
import { PublishedOn, StaffNotice, sourceFields, staffNoticeState } from './staff-notices.ts'
import { maxNoticeFileBytes, maxRanges, maxRoll } from './values.ts'

const Roll = z.int().min(0).max(maxRoll)

/** A range as staff write it; an empty hall and address: not provided. */
export const TypedRange = z
  .strictObject({
    name: neededLine(lengths.centre),
    hall: text(lengths.centre).trim(),
    address: text(lengths.centre).trim(),
    from: Roll,
    to: Roll,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not below from' })
export type TypedRange = z.infer<typeof TypedRange>

const fields = {
  title: neededLine(lengths.title),
  organisation: text(lengths.title).trim(),
  exam_date: Day,
  exam_time: TimeOfDay.nullable(),
  body: paragraphs(lengths.body).trim(),
  ranges: z.array(TypedRange).max(maxRanges),
  file: Id.nullable(),
  ...sourceFields,
  published_on: PublishedOn,
} as const

export const StaffSeatPlan = z.strictObject({
  ...staffNoticeState,
  ...fields,
  source_link: z.string(),
  file: StaffNotice.shape.file,
  shown: SeatPlan,
})
export type StaffSeatPlan = z.infer<typeof StaffSeatPlan>

/** A sheet of centres, read: rows that are ranges, and those that are none. */
export const SeatPlanSheet = z.strictObject({
  ranges: z.array(TypedRange),
  refused: z.array(
    z.strictObject({
      /** As the sheet's own program counts. */
      row: z.int().min(1),
      cell: z.string(),
      value: z.string(),
      reason: z.enum(['centre_missing', 'roll_missing', 'roll_unreadable', 'range_reversed', 'text_too_long']),
    }),
  ),
  /** Headers of columns that were not read in: names, phone numbers, and what has no place here. */
  left_out: z.array(z.string()),
})
export type SeatPlanSheet = z.infer<typeof SeatPlanSheet>

export const staffSeatPlanShapes = {
  'notices.createSeatPlan': {
    body: z.strictObject({
      ...fields,
      organisation: fields.organisation.default(''),
      exam_time: fields.exam_time.default(null),
      body: fields.body.default(''),
      ranges: fields.ranges.default([]),
      file: fields.file.default(null),
      source_title: fields.source_title.default(''),
      source_link: fields.source_link.default(''),
      published_on: PublishedOn.default(null),
    }),
    returns: StaffSeatPlan,
  },
  'notices.getStaffSeatPlan': { params: IdParams, returns: StaffSeatPlan },
  /** What is left out stays. Throws `conflict` where another moderator has saved it meanwhile. */
  'notices.updateSeatPlan': {
    params: IdParams,
    body: z.strictObject(fields).partial().extend({ revision: Revision }),
    returns: StaffSeatPlan,
  },
  'notices.deleteSeatPlan': { params: IdParams, returns: z.void() },
  /** A CSV or XLSX as a form; stores nothing. Throws `unsupported_type` for what is no sheet. */
  'notices.readSeatPlanSheet': {
    body: z.strictObject({ file: z.file().max(maxNoticeFileBytes) }),
    returns: SeatPlanSheet,
  },
} as const

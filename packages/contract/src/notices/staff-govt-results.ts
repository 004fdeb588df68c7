import { z } from 'zod'
import { Revision } from '../programs/index.ts'
import { noticeLengths as lengths } from '../text-lengths.ts'
import { Day, Id, IdParams, Instant, neededLine, paragraphs, text } from '../values.ts'
import { GovtResult } from './govt-results.ts'
import { PublishedOn, StaffNotice, sourceFields, staffNoticeState } from './staff-notices.ts'
import { maxResultSheetBytes } from './values.ts'

const fields = {
  title: neededLine(lengths.title),
  organisation: text(lengths.title).trim(),
  body: paragraphs(lengths.body).trim(),
  /** What comes next; empty: nothing. */
  next_title: text(lengths.title).trim(),
  next_date: Day.nullable(),
  file: Id.nullable(),
  ...sourceFields,
  published_on: PublishedOn,
} as const

const count = z.int().min(0)

/** What a column of a result's sheet holds; `none`: it is not read in. */
export const ResultColumn = z.enum(['number', 'outcome', 'none'])
export type ResultColumn = z.infer<typeof ResultColumn>

/** A sheet of registration numbers on its way in. */
export const ResultSheet = z.strictObject({
  id: Id,
  name: z.string(),
  state: z.enum(['reading', 'ready', 'importing', 'done', 'failed']),
  /** Reads or imports it now; `core.getTask` reports its progress. */
  job: z.uuid().nullable(),
  created_at: Instant,
  rows: count,
  columns: z.array(
    z.strictObject({
      column: z.int().min(0),
      header: z.string(),
      /** The first values; none of a column that holds names or phones, which is not kept anywhere. */
      samples: z.array(z.string()),
      holds: ResultColumn,
      /** It cannot be chosen. */
      private: z.enum(['name', 'phone', 'email', 'address']).nullable(),
    }),
  ),
  /** Of the rows by these columns: numbers that come in, numbers that stand twice, cells that are no number. */
  numbers: count,
  repeated: z.strictObject({ count, differing: count, first: z.array(z.string()) }),
  refused: z.array(z.strictObject({ row: z.int(), value: z.string() })),
  refused_count: count,
  failure: z
    .enum(['not_a_sheet', 'unreadable', 'too_large', 'too_many_rows', 'no_number_column', 'something_wrong'])
    .nullable(),
})
export type ResultSheet = z.infer<typeof ResultSheet>

export const StaffGovtResult = z.strictObject({
  ...staffNoticeState,
  ...fields,
  source_link: z.string(),
  file: StaffNotice.shape.file,
  /** The last sheet. */
  sheet: ResultSheet.nullable(),
  shown: GovtResult,
})
export type StaffGovtResult = z.infer<typeof StaffGovtResult>

export const staffGovtResultShapes = {
  'notices.createGovtResult': {
    body: z.strictObject({
      ...fields,
      organisation: fields.organisation.default(''),
      body: fields.body.default(''),
      next_title: fields.next_title.default(''),
      next_date: fields.next_date.default(null),
      file: fields.file.default(null),
      source_title: fields.source_title.default(''),
      source_link: fields.source_link.default(''),
      published_on: PublishedOn.default(null),
    }),
    returns: StaffGovtResult,
  },
  'notices.getStaffGovtResult': { params: IdParams, returns: StaffGovtResult },
  /** What is left out stays. Throws `conflict` where another moderator has saved it meanwhile. */
  'notices.updateGovtResult': {
    params: IdParams,
    body: z.strictObject(fields).partial().extend({ revision: Revision }),
    returns: StaffGovtResult,
  },
  'notices.deleteGovtResult': { params: IdParams, returns: z.void() },
  /** A CSV or XLSX as a form, read in the background: which columns it has. */
  'notices.readResultSheet': {
    params: IdParams,
    body: z.strictObject({ file: z.file().max(maxResultSheetBytes) }),
    returns: ResultSheet,
  },
  'notices.getResultSheet': { params: IdParams, returns: ResultSheet },
  /** Says which column holds what, and puts its numbers in the place of the result's, all at once, in the background. */
  'notices.importResultSheet': {
    params: IdParams,
    body: z.strictObject({
      columns: z.array(z.strictObject({ column: z.int().min(0).max(59), holds: ResultColumn })).max(60),
    }),
    returns: ResultSheet,
  },
} as const

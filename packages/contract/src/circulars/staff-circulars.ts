import { z } from 'zod'
import { District } from '../districts.ts'
import { Revision } from '../programs/index.ts'
import { PublicLink, TimeOfDay } from '../staff-values.ts'
import { circularLengths as lengths } from '../text-lengths.ts'
import { Id, IdParams, Instant, listOf, neededLine, paragraphs, text } from '../values.ts'
import { maxCircularsAtOnce, maxVacancy } from './bounds.ts'
import { Circular, CircularCard, circularListShapes } from './circulars.ts'
import {
  ApplicationMethod,
  CircularCategory,
  CircularDay,
  CircularState,
  EmploymentStatus,
  GenderRequirement,
  Workspace,
} from './values.ts'

/** Empty: not provided. */
const Line = text(lengths.line).trim()
const Typed = paragraphs(lengths.text).trim()

/** The fields as staff type them; an empty text and null: not provided. */
export const circularFields = {
  title: neededLine(lengths.title),
  company: neededLine(lengths.line),
  category: CircularCategory,
  employment_status: z.array(EmploymentStatus).max(8),
  vacancy: z.int().min(1).max(maxVacancy).nullable(),
  workspace: Workspace,
  office_time: Line,
  reference: Line,
  location: Line,
  district: District.nullable(),
  image: z.strictObject({ id: Id, alt: Line }).nullable(),
  requirements: Typed,
  additional_requirements: Typed,
  experience_req: Line,
  gender_req: GenderRequirement.nullable(),
  age_req: Line,
  context: Typed,
  responsibilities: Typed,
  salary: Line,
  benefits: Typed,
  application_method: ApplicationMethod.nullable(),
  apply_link: PublicLink,
  application_start_date: CircularDay.nullable(),
  deadline: CircularDay.nullable(),
  deadline_time: TimeOfDay.nullable(),
  exam_date: CircularDay.nullable(),
  how_to_apply: Typed,
  instructions: Typed,
  source: Line,
  post_url: PublicLink,
  url: PublicLink,
  /** Null: when it is approved. */
  published_on: Instant.nullable(),
  /** Only staff read it. */
  note: Typed,
} as const
export type CircularField = keyof typeof circularFields

/** Of a new circular: what is left out is not provided. */
const NewCircular = z.strictObject({
  ...circularFields,
  ...{ category: CircularCategory.default('other'), employment_status: circularFields.employment_status.default([]) },
  ...{ vacancy: circularFields.vacancy.default(null), workspace: Workspace.default('in_office') },
  ...{ office_time: Line.default(''), reference: Line.default(''), location: Line.default('') },
  ...{ district: circularFields.district.default(null), image: circularFields.image.default(null) },
  ...{ requirements: Typed.default(''), additional_requirements: Typed.default(''), experience_req: Line.default('') },
  ...{ gender_req: circularFields.gender_req.default(null), age_req: Line.default(''), context: Typed.default('') },
  ...{ responsibilities: Typed.default(''), salary: Line.default(''), benefits: Typed.default('') },
  ...{ application_method: circularFields.application_method.default(null), apply_link: PublicLink.default('') },
  application_start_date: circularFields.application_start_date.default(null),
  ...{ deadline: circularFields.deadline.default(null), deadline_time: circularFields.deadline_time.default(null) },
  ...{ exam_date: circularFields.exam_date.default(null), how_to_apply: Typed.default('') },
  ...{
    instructions: Typed.default(''),
    source: Line.default(''),
    post_url: PublicLink.default(''),
    url: PublicLink.default(''),
  },
  ...{ published_on: circularFields.published_on.default(null), note: Typed.default('') },
})

/** The fields as staff typed them. */
export const CircularFields = z.strictObject({
  ...circularFields,
  /** A path: where the picture stands. */
  image: z.strictObject({ id: Id, alt: z.string(), path: z.string().nullable() }).nullable(),
  apply_link: z.string(),
  post_url: z.string(),
  url: z.string(),
})
export type CircularFields = z.infer<typeof CircularFields>

/** Why a circular cannot be shown to learners. */
export const CircularProblem = z.enum(['over', 'empty', 'changed', 'gone'])
export type CircularProblem = z.infer<typeof CircularProblem>

/** A circular in the staff's list. */
export const StaffCircularCard = CircularCard.extend({
  created_at: Instant,
  revision: Revision,
  /** What stands against publishing it; null: nothing. */
  problem: CircularProblem.nullable(),
  changed: z.strictObject({ at: Instant, by: z.string().nullable() }).nullable(),
})
export type StaffCircularCard = z.infer<typeof StaffCircularCard>

/** A circular as staff see it: what is typed, and what learners read. */
export const StaffCircular = z.strictObject({
  id: Id,
  state: CircularState,
  fields: CircularFields,
  shown: Circular,
  problem: CircularProblem.nullable(),
  created_at: Instant,
  revision: Revision,
  changed: z.strictObject({ at: Instant, by: z.string().nullable() }).nullable(),
})
export type StaffCircular = z.infer<typeof StaffCircular>

/** What staff do to circulars: `approve` keeps the day of publication, `publish` means now. */
export const CircularAct = z.enum(['approve', 'publish', 'pending', 'draft', 'delete', 'undo'])
export type CircularAct = z.infer<typeof CircularAct>

export const CircularActOutcome = z.strictObject({
  changed: z.array(z.strictObject({ id: Id, state: CircularState, revision: Revision })),
  left: z.array(z.strictObject({ id: Id, title: z.string(), problem: CircularProblem })),
  /** Kept searches that the changed ones newly match. */
  kept_searches: z.int().min(0),
})
export type CircularActOutcome = z.infer<typeof CircularActOutcome>

const listQuery = circularListShapes['circulars.listCirculars'].query

export const staffCircularShapes = {
  'circulars.createCircular': { body: NewCircular, returns: StaffCircular },
  'circulars.listStaffCirculars': {
    query: listQuery,
    /** `states`: how many there are in each state under the other filters. */
    returns: listOf(StaffCircularCard).extend({
      states: z.array(z.strictObject({ state: CircularState, count: z.int().min(0) })),
    }),
  },
  /** `details` is the specification's; whatever it is, all of the circular is answered. */
  'circulars.getStaffCircular': {
    params: IdParams,
    query: z.strictObject({ details: z.enum(['true', 'false']).optional() }),
    returns: StaffCircular,
  },
  /** What is left out stays. Throws `conflict` where another moderator has saved it meanwhile. */
  'circulars.updateCircular': {
    params: IdParams,
    body: z.strictObject(circularFields).partial().extend({ revision: Revision }),
    returns: StaffCircular,
  },
  /** Moves it to the deleted ones, from where it can be taken back. */
  'circulars.deleteCircular': { params: IdParams, returns: z.void() },
  /** With `dry_run` nothing changes: what would. `undo` takes the last act on each back. */
  'circulars.changeCirculars': {
    body: z.strictObject({
      act: CircularAct,
      circulars: z
        .array(z.strictObject({ id: Id, revision: Revision }))
        .min(1)
        .max(maxCircularsAtOnce),
      dry_run: z.boolean().default(false),
    }),
    returns: CircularActOutcome,
  },
  /** What learners would read of the fields as they stand. */
  'circulars.previewCircular': { body: NewCircular, returns: Circular },
} as const

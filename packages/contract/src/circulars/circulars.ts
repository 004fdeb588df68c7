import { z } from 'zod'
import { District } from '../districts.ts'
import { circularLengths as lengths } from '../text-lengths.ts'
import { Day, Flag, Id, IdParams, Instant, listOf, PageQuery, text } from '../values.ts'
import {
  ApplicationMethod,
  CircularCategory,
  CircularDay,
  CircularSort,
  CircularState,
  EmploymentStatus,
  GenderRequirement,
  Workspace,
} from './values.ts'

const card = {
  id: Id,
  /** Of its address, `/jobs/{id}/{slug}`. */
  slug: z.string(),
  title: z.string(),
  /** Who recruits. */
  company: z.string(),
  category: CircularCategory,
  employment_status: z.array(EmploymentStatus),
  /** Posts; null: not provided, as everywhere here. */
  vacancy: z.int().nullable(),
  /** Where the work is, in the circular's own words. */
  location: z.string().nullable(),
  district: z.strictObject({ id: District, name: z.string() }).nullable(),
  application_start_date: Day.nullable(),
  /** The instant at which that day begins in Dhaka. */
  opens_at: Instant.nullable(),
  deadline: Day.nullable(),
  /** `hh:mm` in Dhaka; null: until the end of the day. */
  deadline_time: z.string().nullable(),
  /** The first instant at which nobody can apply any more. */
  ends_at: Instant.nullable(),
  exam_date: Day.nullable(),
  published_on: Instant.nullable(),
  state: CircularState,
  /** Made by us, for a demo. */
  is_sample: z.boolean(),
}

/** A circular in a list. */
export const CircularCard = z.strictObject(card)
export type CircularCard = z.infer<typeof CircularCard>

/** A text of several lines as safe HTML; null: not provided. */
const Html = z.string().nullable()

/** A circular as learners read it: in the language in which it was published. */
export const Circular = z.strictObject({
  ...card,
  image: z
    .strictObject({ path: z.string(), width: z.int().nullable(), height: z.int().nullable(), alt: z.string() })
    .nullable(),
  context: Html,
  requirements: Html,
  additional_requirements: Html,
  responsibilities: Html,
  benefits: Html,
  how_to_apply: Html,
  /** What to keep in mind. */
  instructions: Html,
  workspace: Workspace,
  office_time: z.string().nullable(),
  /** The organisation's own number of the circular. */
  reference: z.string().nullable(),
  experience_req: z.string().nullable(),
  gender_req: GenderRequirement.nullable(),
  age_req: z.string().nullable(),
  salary: z.string().nullable(),
  application_method: ApplicationMethod.nullable(),
  apply_link: z.string().nullable(),
  /** The organisation's site. */
  url: z.string().nullable(),
  /** Where the circular itself stands. */
  post_url: z.string().nullable(),
  /** Where it was found, in words. */
  source: z.string().nullable(),
  updated_at: Instant,
})
export type Circular = z.infer<typeof Circular>

/** What one person has of a circular; `null` for a visitor. */
export const MyCircular = z.strictObject({
  bookmarked: z.boolean(),
  /** Its exam stands in their routine. */
  in_routine: z.boolean(),
})
export type MyCircular = z.infer<typeof MyCircular>

/** Several values, separated by commas. */
const several = <T extends z.ZodType<string, string>>(item: T, max: number) =>
  text(max)
    .regex(/^[a-z_]+(?:,[a-z_]+)*$/, 'values separated by commas')
    .transform(value => [...new Set(value.split(','))])
    .pipe(z.array(item).max(64))

/** What narrows the list; all of it also counts in the form. */
export const circularFilters = {
  search: text(lengths.search).trim().optional(),
  category: several(CircularCategory, 200).optional(),
  employment_status: several(EmploymentStatus, 200).optional(),
  district: District.optional(),
  /** The range of the deadline, both days included. */
  date_l: CircularDay.optional(),
  date_r: CircularDay.optional(),
  /** Whether those without a deadline are listed; left out: where no range is asked for. */
  null_deadline: Flag.optional(),
} as const

/** The filters as they are kept and stand in an address: as they are written. */
export const CircularFilters = z.strictObject({
  search: text(lengths.search).trim().optional(),
  category: z.array(CircularCategory).max(20).optional(),
  employment_status: z.array(EmploymentStatus).max(20).optional(),
  district: District.optional(),
  date_l: CircularDay.optional(),
  date_r: CircularDay.optional(),
  null_deadline: z.boolean().optional(),
})
export type CircularFilters = z.infer<typeof CircularFilters>

const count = z.int().min(0)
const choice = <T extends z.ZodType>(id: T) => z.array(z.strictObject({ id, label: z.string(), count }))

/** What the board's filters offer, each with how many circulars it would leave beside the other filters. */
export const CircularForm = z.strictObject({
  category: choice(CircularCategory),
  employment_status: choice(EmploymentStatus),
  /** Those of open circulars. */
  district: choice(District),
  /** Circulars under all filters. */
  count,
  /** Of them, those without a deadline. */
  without_deadline: count,
  /** Circulars left where one filter is lifted; only filters that are set. */
  lifted: z.array(
    z.strictObject({
      filter: z.enum(['search', 'category', 'employment_status', 'district', 'deadline', 'null_deadline']),
      count,
    }),
  ),
})
export type CircularForm = z.infer<typeof CircularForm>

const Bookmarked = z.strictObject({ bookmarked: z.boolean() })

export const circularListShapes = {
  'circulars.listCirculars': {
    query: PageQuery.extend({
      ...circularFilters,
      /** States, as `0,1`; left out: 2. Others than 2 are for moderators. */
      state: text(7)
        .regex(/^[0-3](?:,[0-3])*$/, 'states separated by commas')
        .optional(),
      /** Left out: by deadline, those without one last. */
      sortBy: CircularSort.optional(),
      decreasing: Flag.optional(),
    }),
    /** Visitors and learners see those that are open or open later. */
    returns: listOf(CircularCard),
  },
  'circulars.getCircularForm': { query: z.strictObject(circularFilters), returns: CircularForm },
  /** Throws `not_found` for one that is not public; one that has ended is still there. */
  'circulars.getCircular': { params: IdParams, returns: Circular },
  'circulars.getMyCircular': { params: IdParams, returns: MyCircular },
  'circulars.createCircularBookmark': { params: IdParams, returns: Bookmarked },
  'circulars.deleteCircularBookmark': { params: IdParams, returns: Bookmarked },
  /** Newest bookmark first; ended ones too. */
  'circulars.listBookmarkedCirculars': { query: PageQuery, returns: listOf(CircularCard) },
} as const

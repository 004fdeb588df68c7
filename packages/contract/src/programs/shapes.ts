import { z } from 'zod'
import { ExamCard, Invitation, ProgramCard, SyllabusItem, WayIn } from '../exams/index.ts'
import { faqSearchLength, reviewLength } from '../text-lengths.ts'
import { Day, Flag, Id, IdParams, Instant, listOf, neededLine, PageQuery, text } from '../values.ts'
import { DatedEntry, datedEntryShapes } from './dated-entries.ts'
import { programExamShapes } from './program-exams.ts'
import { staffFaqShapes } from './staff-faqs.ts'
import { staffProgramShapes } from './staff-programs.ts'
import { staffReviewShapes } from './staff-reviews.ts'
import { staffRoutineShapes } from './staff-routines.ts'

/** An exam that a routine names; without a time of its own where each person's days begin when they say. */
const NamedExam = z.strictObject({ id: Id, title: z.string(), start_time: Instant.nullable() })

/** One line of a day; with an exam it leads there, with a practice to its questions. */
export const RoutineItem = z.strictObject({
  text: z.string(),
  exam: NamedExam.nullable(),
  practice: z
    .strictObject({
      topic: z.strictObject({ id: Id, title: z.string() }),
      /** Questions. */
      count: z.number().int().min(1),
      /** This person has handed in a practice of the topic on this day or later: one practice does one line. */
      done: z.boolean(),
    })
    .nullable(),
})
export type RoutineItem = z.infer<typeof RoutineItem>

/** One day of a routine. */
export const RoutineDay = z.strictObject({
  /** Counted from 1. */
  number: z.number().int().min(1),
  /** Days after the start: the sum of the intervals up to and including this entry's own. */
  offset: z.number().int().min(0),
  /** In Dhaka; null while a personalised program was not begun by this person. */
  date: Day.nullable(),
  title: z.string(),
  items: z.array(RoutineItem),
})
export type RoutineDay = z.infer<typeof RoutineDay>

export const ProgramRoutine = z.strictObject({
  program: z.strictObject({
    ...{ id: Id, title: z.string(), is_personalized: z.boolean(), enrolled: z.boolean() },
    ...{ cost: z.int().min(0), cost_in_tk: z.int().min(0), way_in: WayIn },
  }),
  /** The day on which it begins, or began, for this person; null while they have not said. */
  started_on: Day.nullable(),
  /** The day that it is in Dhaka. */
  today: Day,
  /** In order. */
  days: z.array(RoutineDay),
})
export type ProgramRoutine = z.infer<typeof ProgramRoutine>

/** Days of all programs that this person has, by date; those of a personalised one once it was begun. */
export const MyRoutine = z.strictObject({
  today: Day,
  days: z.array(RoutineDay.extend({ date: Day, program: z.strictObject({ id: Id, title: z.string() }) })),
  /** Exams outside programs that this person keeps, by date. */
  exams: z.array(DatedEntry),
})
export type MyRoutine = z.infer<typeof MyRoutine>

export const Faq = z.strictObject({
  id: Id,
  /** Null: of every program. */
  program: Id.nullable(),
  question: z.string(),
  answer: z.string(),
  /** The highest stands first. */
  priority: z.number().int(),
})
export type Faq = z.infer<typeof Faq>

/** Written by a person who has the program; a person has one of each. */
export const CustomerReview = z.strictObject({
  id: Id,
  user: z.strictObject({ name: z.string(), picture: z.string().nullable() }),
  /** 1 to 5. */
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  at: Instant,
  mine: z.boolean(),
})
export type CustomerReview = z.infer<typeof CustomerReview>

/** What this person may do with a program. */
export const ProgramRights = z.strictObject({
  /** Joining its exams costs nothing more. */
  enrolled: z.boolean(),
  /** How they came to it. */
  source: z.enum(['free', 'coins', 'taka', 'staff', 'premium']).nullable(),
  /** What it takes to get it: `enrol` costs nothing, to who has premium too; null for who has it and for what is not to be had. */
  get: z.enum(['enrol', 'coins', 'taka']).nullable(),
  review: z.boolean(),
  personalize: z.boolean(),
})
export type ProgramRights = z.infer<typeof ProgramRights>

export const ProgramDetails = z.strictObject({
  program: ProgramCard.extend({
    description: z.string(),
    syllabus: z.array(SyllabusItem),
    rights: ProgramRights,
    /** Of all reviews; null without one. */
    rating: z.strictObject({ average: z.number().min(1).max(5), count: z.number().int().min(1) }).nullable(),
  }),
  running_exams: z.array(ExamCard),
  /** The next three. */
  upcoming_exams: z.array(ExamCard),
  /** The newest three; `exams.listArchivedExams` has the others. */
  archived_exams: z.array(ExamCard),
  faqs: z.array(Faq),
  /** The newest three; `programs.listReviews` has the others. */
  customer_reviews: z.array(CustomerReview),
  routine: z.array(RoutineDay),
  /** The day that it is in Dhaka. */
  today: Day,
  server_time: Instant,
})
export type ProgramDetails = z.infer<typeof ProgramDetails>

/** A personalised program's days as dates. */
export const ProgramTimeline = z.strictObject({
  program: Id,
  started_on: Day,
  days: z.array(
    z.strictObject({
      date: Day,
      exams: z.array(NamedExam),
      routine: z.array(z.string()),
    }),
  ),
})
export type ProgramTimeline = z.infer<typeof ProgramTimeline>

/** The private address that a calendar application subscribes to. */
export const CalendarAddress = z.strictObject({ url: z.url(), created_at: Instant })
export type CalendarAddress = z.infer<typeof CalendarAddress>

export const programShapes = {
  ...staffProgramShapes,
  ...programExamShapes,
  ...datedEntryShapes,
  ...staffRoutineShapes,
  ...staffFaqShapes,
  ...staffReviewShapes,
  'programs.shareProgram': { params: IdParams, returns: Invitation },
  'programs.listPrograms': {
    /** `mine`: those that this person has, unpublished ones too; needs a token. */
    query: PageQuery.extend({ mine: Flag.optional() }),
    /** In their order; those of the person's goals first. */
    returns: listOf(ProgramCard),
  },
  'programs.getProgram': { query: z.strictObject({ program: Id }), returns: ProgramDetails },
  'programs.getRoutine': {
    /** `ics` answers a calendar (RFC 5545) in place of JSON. */
    query: z.strictObject({ program: Id, format: z.enum(['json', 'ics']).optional() }),
    returns: ProgramRoutine,
  },
  'programs.getMyRoutine': { returns: MyRoutine },
  'programs.getCalendarAddress': { returns: z.strictObject({ calendar: CalendarAddress.nullable() }) },
  /** Makes an address, or a new one in place of the old, which ends at once. */
  'programs.createCalendarAddress': { returns: CalendarAddress },
  'programs.revokeCalendarAddress': { returns: z.void() },
  /** The address is the right to read: no token. Answers a calendar (RFC 5545). */
  'programs.readCalendar': {
    params: z.strictObject({ secret: text(22).regex(/^[\w-]{22}$/, 'a calendar secret') }),
    returns: z.void(),
  },
  'programs.listReviews': { query: PageQuery.extend({ program: Id }), returns: listOf(CustomerReview) },
  'programs.createReview': {
    body: z.strictObject({
      program: Id,
      rating: z.number().int().min(1).max(5),
      text: neededLine(reviewLength.max, reviewLength.min),
    }),
    returns: CustomerReview,
  },
  'programs.listFaqs': {
    query: PageQuery.extend({ program: Id.optional(), search: text(faqSearchLength.max).trim().optional() }),
    returns: listOf(Faq),
  },
  'programs.getFaq': { params: IdParams, returns: Faq },
} as const

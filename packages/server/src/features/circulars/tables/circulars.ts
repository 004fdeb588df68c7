import type {
  ApplicationMethod,
  CircularCategory,
  CircularState,
  District,
  EmploymentStatus,
  GenderRequirement,
  Workspace,
} from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { images } from '../../../platform/images/tables.ts'
import { users } from '../../../platform/people/tables.ts'
import type { ShownTexts } from '../texts/shown-texts.ts'

/** Days since 1970 of a day, as a list is ordered by it; where there is none, this number. */
const dayOrder = (column: string, none: number) =>
  sql`coalesce(${sql.identifier(column)} - date '1970-01-01', ${sql.raw(String(none))})`

/** Behind every day. */
export const noDayLast = 99_999_999

/**
 * Circulars of jobs as staff write them, in one language each. Nobody's, but for who changed one last: merging leaves that alone, for
 * staff are members, and deleting the person leaves the row without them.
 */
export const circulars = pgTable(
  'circulars',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A stable name of those that are seeded, so that seeding twice changes nothing. */
    demoSlug: text('demo_slug').unique(),
    /** DRAFT 0, PENDING 1, APPROVED 2, DELETED 3. */
    state: smallint('state').$type<CircularState>().notNull().default(0),
    title: text('title').notNull(),
    company: text('company').notNull(),
    category: text('category').$type<CircularCategory>().notNull(),
    employmentStatus: text('employment_status').array().$type<EmploymentStatus[]>().notNull().default(sql`'{}'`),
    vacancy: integer('vacancy'),
    workspace: text('workspace').$type<Workspace>().notNull(),
    /** Empty: not provided, as with all texts here. */
    officeTime: text('office_time').notNull().default(''),
    reference: text('reference').notNull().default(''),
    location: text('location').notNull().default(''),
    district: text('district').$type<District>(),
    imageId: bigint('image_id', { mode: 'bigint' }).references(() => images.id, { onDelete: 'set null' }),
    imageAlt: text('image_alt').notNull().default(''),
    requirements: text('requirements').notNull().default(''),
    additionalRequirements: text('additional_requirements').notNull().default(''),
    experienceReq: text('experience_req').notNull().default(''),
    genderReq: text('gender_req').$type<GenderRequirement>(),
    ageReq: text('age_req').notNull().default(''),
    context: text('context').notNull().default(''),
    responsibilities: text('responsibilities').notNull().default(''),
    salary: text('salary').notNull().default(''),
    benefits: text('benefits').notNull().default(''),
    applicationMethod: text('application_method').$type<ApplicationMethod>(),
    applyLink: text('apply_link').notNull().default(''),
    applicationStartDate: date('application_start_date', { mode: 'string' }),
    deadline: date('deadline', { mode: 'string' }),
    /** `hh:mm` in Dhaka; null: until the end of the day. */
    deadlineTime: text('deadline_time'),
    /** The first instant at which nobody can apply any more. */
    endsAt: instant('ends_at'),
    examDate: date('exam_date', { mode: 'string' }),
    howToApply: text('how_to_apply').notNull().default(''),
    instructions: text('instructions').notNull().default(''),
    source: text('source').notNull().default(''),
    postUrl: text('post_url').notNull().default(''),
    url: text('url').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The long texts as safe HTML. */
    shownTexts: jsonb('shown_texts').$type<ShownTexts>().notNull(),
    /** What searches read (`search-text.ts`). */
    searchKey: text('search_key').notNull(),
    publishedOn: instant('published_on'),
    /** When it was public first; null: never. What a kept search has not shown yet goes by this. */
    publicSince: instant('public_since'),
    isSample: boolean('is_sample').notNull().default(false),
    /** Raised with each change by staff: who saves an older one is asked. */
    revision: integer('revision').notNull().default(1),
    /** Before the last act, which can be taken back once. */
    previousState: smallint('previous_state').$type<CircularState>(),
    previousPublishedOn: instant('previous_published_on'),
    previousPublicSince: instant('previous_public_since'),
    changedBy: bigint('changed_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    // Each list reads a range of one index, whichever way it goes, with those without a day at its end.
    deadlineUp: integer('deadline_up').generatedAlwaysAs(dayOrder('deadline', noDayLast)).notNull(),
    deadlineDown: integer('deadline_down').generatedAlwaysAs(dayOrder('deadline', 0)).notNull(),
    examUp: integer('exam_up').generatedAlwaysAs(dayOrder('exam_date', noDayLast)).notNull(),
    examDown: integer('exam_down').generatedAlwaysAs(dayOrder('exam_date', 0)).notNull(),
  },
  table => [
    check('circulars_state', sql`${table.state} between 0 and 3`),
    // With what says whether one is open: the rows of earlier pages are counted without being read.
    ...Object.entries({
      deadline_up: table.deadlineUp,
      deadline_down: table.deadlineDown,
      exam_up: table.examUp,
      exam_down: table.examDown,
      created: table.createdAt,
    }).map(([name, key]) => index(`circulars_${name}`).on(table.state, key, table.id, table.endsAt, table.publishedOn)),
    // Counts a category by itself alone.
    index('circulars_category').on(table.state, table.category, table.endsAt, table.publishedOn),
    index('circulars_public').on(table.publicSince).where(sql`state = 2`),
    index('circulars_post_url').on(table.postUrl).where(sql`post_url <> ''`),
    index('circulars_image').on(table.imageId).where(sql`image_id is not null`),
    // What shows a picture by its address (`picture-columns.ts`).
    index('circulars_with_pictures').on(table.id).where(sql`strpos(shown_texts::text, '/api/core/v1/images/') > 0`),
    index('circulars_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
)

/** What a person has marked. Merging moves what the account has not; deleting the person erases them. */
export const circularBookmarks = pgTable(
  'circular_bookmarks',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    circularId: bigint('circular_id', { mode: 'bigint' })
      .notNull()
      .references(() => circulars.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.circularId] }),
    index('circular_bookmarks_newest').on(table.userId, table.at, table.circularId),
    index('circular_bookmarks_circular').on(table.circularId),
  ],
)

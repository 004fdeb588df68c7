import { z } from 'zod'
import { Revision } from '../programs/index.ts'
import { PublicLink } from '../staff-values.ts'
import { noticeLengths as lengths } from '../text-lengths.ts'
import { Day, Id, IdParams, Instant, listOf, neededLine, neededLines, PageQuery, text } from '../values.ts'
import { Notice } from './notices.ts'
import { maxNoticeFileBytes, NoticeFile } from './values.ts'

/** When learners read it: null is a draft, an instant to come is scheduled. */
export const PublishedOn = Instant.nullable()

const StoredFile = NoticeFile.extend({ id: Id })

/** What all three kinds of staff's notices answer beside their fields. */
export const staffNoticeState = {
  id: Id,
  slug: z.string(),
  revision: Revision,
  changed: z.strictObject({ at: Instant, by: z.string().nullable() }).nullable(),
} as const

/** Of the three kinds: a source in words, and where it stands; empty: none. */
export const sourceFields = { source_title: text(lengths.title).trim(), source_link: PublicLink } as const

const noticeFields = {
  title: neededLine(lengths.title),
  body: neededLines(lengths.body),
  pinned_until: Day.nullable(),
  /** An uploaded one. */
  file: Id.nullable(),
  published_on: PublishedOn,
} as const

export const StaffNotice = z.strictObject({
  ...staffNoticeState,
  ...noticeFields,
  file: StoredFile.nullable(),
  shown: Notice,
})
export type StaffNotice = z.infer<typeof StaffNotice>

/** One line of the list that seat plans, results and notices share. */
export const StaffNoticeRow = z.strictObject({
  kind: z.enum(['seat_plan', 'result', 'notice']),
  id: Id,
  slug: z.string(),
  title: z.string(),
  /** Rolls or numbers; null: a notice. */
  count: z.int().nullable(),
  published_on: Instant.nullable(),
  /** The day of a seat plan's exam, or until when a notice stands on top. */
  date: Day.nullable(),
  /** `over`: the exam was before today. */
  state: z.enum(['draft', 'scheduled', 'published', 'over']),
  revision: Revision,
})
export type StaffNoticeRow = z.infer<typeof StaffNoticeRow>

export const staffNoticeShapes = {
  /** Drafts first, then those to come, then newest first. */
  'notices.listStaffNotices': {
    query: PageQuery.extend({
      kind: z.enum(['seat_plan', 'result', 'notice']).optional(),
      search: text(lengths.title).trim().optional(),
    }),
    returns: listOf(StaffNoticeRow),
  },
  'notices.createNotice': {
    body: z.strictObject({
      ...noticeFields,
      pinned_until: noticeFields.pinned_until.default(null),
      file: noticeFields.file.default(null),
      published_on: PublishedOn.default(null),
    }),
    returns: StaffNotice,
  },
  'notices.getStaffNotice': { params: IdParams, returns: StaffNotice },
  /** What is left out stays. Throws `conflict` where another moderator has saved it meanwhile. */
  'notices.updateNotice': {
    params: IdParams,
    body: z.strictObject(noticeFields).partial().extend({ revision: Revision }),
    returns: StaffNotice,
  },
  'notices.deleteNotice': { params: IdParams, returns: z.void() },
  /** A PDF, a PNG, a JPEG, a CSV or an XLSX by its contents, as a form; another answers `unsupported_type`. */
  'notices.uploadNoticeFile': {
    body: z.strictObject({ file: z.file().max(maxNoticeFileBytes) }),
    returns: StoredFile,
  },
  /** The file itself, to be saved. What stands at an address never changes. */
  'notices.getNoticeFile': {
    params: z.strictObject({ digest: text(43).regex(/^[\w-]{43}$/, 'a digest') }),
    returns: z.string(),
  },
} as const

import { z } from 'zod'
import { Day, Id, Instant, listOf, PageQuery } from '../values.ts'
import { NoticeFile, SlugParams } from './values.ts'

/** A notice of ours: words, and a file where there is one. */
export const Notice = z.strictObject({
  id: Id,
  /** Of its address, `/notice/general/{slug}`. */
  slug: z.string(),
  title: z.string(),
  /** Safe HTML. */
  body: z.string(),
  /** It stands on top until the end of this day; null: it does not. */
  pinned_until: Day.nullable(),
  file: NoticeFile.nullable(),
  published_at: Instant,
})
export type Notice = z.infer<typeof Notice>

export const noticeShapes = {
  /** Those on top first, then newest first. */
  'notices.listNotices': { query: PageQuery, returns: listOf(Notice) },
  'notices.getNotice': { params: SlugParams, returns: Notice },
} as const

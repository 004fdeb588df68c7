import type { Notice, StaffNotice } from '@prostuti/contract'
import { shownSince } from '../editing/publication.ts'
import { type FileRow, presentFile, presentStaffFile } from '../files/present-file.ts'
import type { notices } from '../tables/notices.ts'

export type NoticeRow = typeof notices.$inferSelect

/** As learners read it, or would. */
export function presentNotice(row: NoticeRow, file: FileRow | null, now: number): Notice {
  return {
    ...{ id: String(row.id), slug: row.slug, title: row.title, body: row.html, pinned_until: row.pinnedUntil },
    file: presentFile(file),
    published_at: shownSince(row, now),
  }
}

interface StaffDetails {
  readonly file: FileRow | null
  readonly changed: StaffNotice['changed']
  readonly now: number
}

export function presentStaffNotice(row: NoticeRow, { file, changed, now }: StaffDetails): StaffNotice {
  return {
    ...{ id: String(row.id), slug: row.slug, revision: row.revision, changed },
    ...{ title: row.title, body: row.body, pinned_until: row.pinnedUntil },
    file: presentStaffFile(file),
    published_on: row.publishedOn?.toISOString() ?? null,
    shown: presentNotice(row, file, now),
  }
}

/** What the log keeps of it. */
export function noticeFields(row: NoticeRow) {
  return {
    ...{ title: row.title, body: row.body, pinned_until: row.pinnedUntil },
    file: row.fileId === null ? null : String(row.fileId),
    published_on: row.publishedOn?.toISOString() ?? null,
  }
}

import type { ReturnsOf, StaffNotice, WirePart } from '@prostuti/contract'
import {
  createNotice,
  deleteNotice,
  getStaffNotice,
  listStaffNotices,
  updateNotice,
  uploadNoticeFile,
} from '@prostuti/contract/notices/staff-operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { randomUuid } from '../random.ts'

type ListQuery = NonNullable<WirePart<'notices.listStaffNotices', 'query'>>

/** Of one kind, or of all; with these words in the title. */
export type StaffNoticeFilter = PageFilter & Pick<ListQuery, 'kind' | 'search'>

/** A notice as staff write it. */
export type NewNotice = WirePart<'notices.createNotice', 'body'>
type NoticeChanges = WirePart<'notices.updateNotice', 'body'>

/** The calls by which staff keep notices, and find seat plans and results too. */
export interface StaffNoticesApi {
  /** Of all three kinds: drafts first, then those to come, then newest first. */
  list(filter?: StaffNoticeFilter): Promise<ReturnsOf<'notices.listStaffNotices'>>
  get(id: string): Promise<StaffNotice>
  create(notice: NewNotice): Promise<StaffNotice>
  /** Throws `conflict` where it was saved since `revision`. */
  update(id: string, changes: NoticeChanges): Promise<StaffNotice>
  delete(id: string): Promise<void>
  /** For any of the three kinds. Throws `unsupported_type` and `too_large`. */
  upload(file: File): Promise<ReturnsOf<'notices.uploadNoticeFile'>>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/**
 * `StaffNoticesApi` of a client.
 *
 * @example const { results } = await staffNoticesApiOf(prostuti).list({ kind: 'seat_plan' })
 */
export function staffNoticesApiOf({ http }: Pick<Prostuti, 'http'>): StaffNoticesApi {
  return {
    list: ({ kind, search, ...page } = {}) =>
      http.call(listStaffNotices, { query: { kind, search, ...pageQueryOf(page) } }, { fresh: true }),
    get: id => http.call(getStaffNotice, { params: { id } }, { fresh: true }),
    create: notice =>
      oncePerIntent(http, JSON.stringify({ create: 'notice', notice }), idempotencyKey =>
        http.call(createNotice, { body: notice }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateNotice, { params: { id }, body }),
    delete: id => http.call(deleteNotice, { params: { id } }),
    // Each file is an intent of its own: two of one name may differ.
    upload: file => http.call(uploadNoticeFile, inForm, { form: formOf(file), idempotencyKey: randomUuid() }),
  }
}

import type { BackgroundJob, ReturnsOf, WirePart } from '@prostuti/contract'
import { getJob, listAudit, listJobs } from '@prostuti/contract/core/operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type AuditQuery = NonNullable<WirePart<'core.listAudit', 'query'>>

/** The thing whose changes are asked for: its kind and its id. */
export type AuditSubject = Pick<AuditQuery, 'kind' | 'id'>

/** What the staff's screens have in common. */
export interface StaffCoreApi {
  /** What staff did to one thing, newest first. */
  audit(subject: AuditSubject, page?: PageFilter): Promise<ReturnsOf<'core.listAudit'>>
  /** How far long work is that one has asked for oneself. Throws `not_found` for anybody else's. */
  job(id: string): Promise<BackgroundJob>
  /** One's own, newest first. */
  jobs(page?: PageFilter): Promise<ReturnsOf<'core.listJobs'>>
}

/** @example const { results } = await staffCoreApiOf(prostuti).audit({ kind: 'question', id: '10482' }) */
export function staffCoreApiOf({ http }: Pick<Prostuti, 'http'>): StaffCoreApi {
  return {
    audit: ({ kind, id }, page = {}) => http.call(listAudit, { query: { kind, id, ...pageQueryOf(page) } }),
    job: id => http.call(getJob, { params: { id } }, { fresh: true }),
    jobs: (page = {}) => http.call(listJobs, { query: pageQueryOf(page) }, { fresh: true }),
  }
}

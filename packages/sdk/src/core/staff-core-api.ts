import type { BackgroundTask, ReturnsOf, WirePart } from '@prostuti/contract'
import { getTask, listAudit, listTasks } from '@prostuti/contract/core/staff-operations'
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
  task(id: string): Promise<BackgroundTask>
  /** One's own, newest first. */
  tasks(page?: PageFilter): Promise<ReturnsOf<'core.listTasks'>>
}

/** @example const { results } = await staffCoreApiOf(prostuti).audit({ kind: 'question', id: '10482' }) */
export function staffCoreApiOf({ http }: Pick<Prostuti, 'http'>): StaffCoreApi {
  return {
    audit: ({ kind, id }, page = {}) => http.call(listAudit, { query: { kind, id, ...pageQueryOf(page) } }),
    task: id => http.call(getTask, { params: { id } }, { fresh: true }),
    tasks: (page = {}) => http.call(listTasks, { query: pageQueryOf(page) }, { fresh: true }),
  }
}

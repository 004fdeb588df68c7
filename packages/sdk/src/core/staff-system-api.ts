import type { BackgroundTask, ReturnsOf, SystemState, WirePart } from '@prostuti/contract'
import { getSystem, retryTask, searchAudit, startBackup } from '@prostuti/contract/core/staff-operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type AuditQuery = NonNullable<WirePart<'core.searchAudit', 'query'>>

/** Which changes are listed. */
export type AuditFilter = PageFilter & Pick<AuditQuery, 'search' | 'actor' | 'kind' | 'id' | 'from' | 'to'>

/** The calls by which an owner watches over the system. */
export interface StaffSystemApi {
  /** Tasks, versions, storage, backups, settings and figures of the server. */
  state(): Promise<SystemState>
  /** Does a failed task again. Throws `conflict` while another one does the same work. */
  retry(id: string): Promise<BackgroundTask>
  /** Begins a backup whose restore is tried. Throws `conflict` where no folder for backups is set. */
  backUp(): Promise<ReturnsOf<'core.startBackup'>>
  /** What staff did, to anything that the caller's role may read of, newest first. */
  changes(filter?: AuditFilter): Promise<ReturnsOf<'core.searchAudit'>>
}

/**
 * `StaffSystemApi` of a client.
 *
 * @example const { tasks } = await staffSystemApiOf(prostuti).state()
 */
export function staffSystemApiOf({ http }: Pick<Prostuti, 'http'>): StaffSystemApi {
  return {
    state: () => http.call(getSystem, {}, { fresh: true }),
    retry: id => http.call(retryTask, { params: { id }, body: {} }),
    backUp: () => http.call(startBackup, { body: {} }),
    changes: ({ search, actor, kind, id, from, to, ...page } = {}) =>
      http.call(searchAudit, { query: { search, actor, kind, id, from, to, ...pageQueryOf(page) } }),
  }
}

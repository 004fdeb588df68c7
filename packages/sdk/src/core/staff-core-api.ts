import type { BackgroundTask, ReturnsOf, StaffMember, WirePart } from '@prostuti/contract'
import {
  changeRole,
  findMembers,
  getTask,
  listAudit,
  listStaff,
  listTasks,
} from '@prostuti/contract/core/staff-operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type AuditQuery = NonNullable<WirePart<'core.listAudit', 'query'>>

/** The thing whose changes are asked for: its kind and its id. */
export type AuditSubject = Pick<AuditQuery, 'kind' | 'id'>

type RoleChange = NonNullable<WirePart<'core.changeRole', 'body'>>

/** What the staff's screens have in common. */
export interface StaffCoreApi {
  /** What staff did to one thing, newest first. */
  audit(subject: AuditSubject, page?: PageFilter): Promise<ReturnsOf<'core.listAudit'>>
  /** How far long work is that one has asked for oneself. Throws `not_found` for anybody else's. */
  task(id: string): Promise<BackgroundTask>
  /** One's own, newest first. */
  tasks(page?: PageFilter): Promise<ReturnsOf<'core.listTasks'>>
  /** Those with the most rights first. */
  staff(): Promise<readonly StaffMember[]>
  /** Members with exactly this address. */
  members(email: string): Promise<readonly StaffMember[]>
  /** Gives, changes or takes a role. Throws `conflict` where it is not what one has seen, or the last owner's. */
  changeRole(id: string, change: RoleChange): Promise<StaffMember>
}

/**
 * `StaffCoreApi` of a client.
 *
 * @example const { results } = await staffCoreApiOf(prostuti).audit({ kind: 'question', id: '10482' })
 */
export function staffCoreApiOf({ http }: Pick<Prostuti, 'http'>): StaffCoreApi {
  return {
    audit: ({ kind, id }, page = {}) => http.call(listAudit, { query: { kind, id, ...pageQueryOf(page) } }),
    task: id => http.call(getTask, { params: { id } }, { fresh: true }),
    staff: async () => (await http.call(listStaff, {}, { fresh: true })).staff,
    members: async email => (await http.call(findMembers, { body: { email } })).members,
    changeRole: (id, body) => http.call(changeRole, { params: { id }, body }),
    tasks: (page = {}) => http.call(listTasks, { query: pageQueryOf(page) }, { fresh: true }),
  }
}

import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { beyondRole } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { lockPerson, managesStaff } from './lock-person.ts'

/**
 * Holds a person whom the caller may sign out. Throws `forbidden` for one of the staff, unless the caller may change roles, and
 * `live_attempt_open` while they sit a live exam.
 */
export async function requireSignOut(
  { sitsLive }: Pick<PeopleDeps, 'sitsLive'>,
  client: PoolClient,
  { viewer, id }: { readonly viewer: Viewer; readonly id: string },
): Promise<void> {
  const { role } = await lockPerson(client, id)
  if (role !== null && BigInt(id) !== viewer.id && !managesStaff(viewer.role)) throw beyondRole()
  if (await sitsLive(client, [BigInt(id)])) throw new AppError('live_attempt_open')
}

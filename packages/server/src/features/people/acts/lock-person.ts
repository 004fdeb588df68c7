import { limitOf, type Role } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'

export interface LockedPerson {
  readonly name: string
  readonly role: Role | null
}

/** A person whom staff do something to, held until the transaction ends. Throws `not_found`. */
export async function lockPerson(client: PoolClient, id: string): Promise<LockedPerson> {
  const { rows } = await client.query<LockedPerson>(
    'select name, role from users where id = $1 and merged_into is null for update',
    [id],
  )
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

/** Whether a role may change those of others. */
export function managesStaff(role: Role | null): boolean {
  const limit = limitOf(role, 'staff.manage')
  return limit !== null && limit.readOnly !== true
}

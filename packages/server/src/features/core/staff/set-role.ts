import type { Role } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { isLastOwner } from '../../../platform/people/owners.ts'

/** A role that changes. */
export interface RoleChange {
  readonly id: bigint
  readonly role: Role | null
  /** Who gives it; null: at the server's machine. */
  readonly actor: bigint | null
  readonly reason: string
  readonly at: number
}

/**
 * Gives a person another role, after `lockRoles`; it holds from their next request on. `last owner` where nobody would be left who
 * can give roles, and nothing is changed.
 */
export async function setRole(
  client: PoolClient,
  { id, role, actor, reason, at }: RoleChange,
): Promise<'changed' | 'same' | 'last owner'> {
  const { rows } = await client.query<{ role: Role | null }>('select role from users where id = $1 for update', [
    String(id),
  ])
  const before = rows[0]!.role
  if (before === role) return 'same'
  if (await isLastOwner(client, id)) return 'last owner'
  await client.query('update users set role = $2 where id = $1', [String(id), role])
  await writeAudit(client, [
    { actor, kind: 'person', id, action: 'updated', at, before: { role: before }, after: { role, reason } },
  ])
  return 'changed'
}

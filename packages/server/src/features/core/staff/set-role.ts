import type { Role } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'

/** A role that changes. */
export interface RoleChange {
  readonly id: bigint
  readonly role: Role | null
  /** Who gives it; null: at the server's machine. */
  readonly actor: bigint | null
  readonly reason: string
  readonly at: number
}

/** Nobody else changes a role until the transaction ends: two removals at once would each leave the other one as the last. */
export const lockRoles = (client: PoolClient) =>
  client.query(`select pg_advisory_xact_lock(hashtextextended('staff-roles', 0))`)

/**
 * Gives a person another role, after `lockRoles`; it holds from their next request on. `last owner` where nobody would be left who
 * can give roles, and nothing is changed.
 */
export async function setRole(
  client: PoolClient,
  { id, role, actor, reason, at }: RoleChange,
): Promise<'changed' | 'same' | 'last owner'> {
  const { rows } = await client.query<{ role: Role | null; others: boolean }>(
    `select role, exists (select from users where role = 'owner' and id <> $1) as others from users where id = $1 for update`,
    [String(id)],
  )
  const { role: before, others } = rows[0]!
  if (before === role) return 'same'
  if (before === 'owner' && !others) return 'last owner'
  await client.query('update users set role = $2 where id = $1', [String(id), role])
  await writeAudit(client, [
    { actor, kind: 'person', id, action: 'updated', at, before: { role: before }, after: { role, reason } },
  ])
  return 'changed'
}

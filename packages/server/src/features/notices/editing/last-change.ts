import type { AuditKind, StaffNotice } from '@prostuti/contract'
import type { Queryable } from '../../../platform/db/database.ts'

/** When a thing was changed last, and by whom. */
export async function lastChange(client: Queryable, kind: AuditKind, id: bigint): Promise<StaffNotice['changed']> {
  const { rows } = await client.query<{ at: Date; by: string | null }>(
    `select l.at, u.name as by from audit_log l left join users u on u.id = l.actor_id
      where l.kind = $1 and l.subject_id = $2 order by l.id desc limit 1`,
    [kind, String(id)],
  )
  return rows[0] ? { at: rows[0].at.toISOString(), by: rows[0].by } : null
}

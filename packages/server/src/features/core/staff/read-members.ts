import { type Role, roles, type StaffMember } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'

interface MemberRow {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role | null
  readonly last_seen_at: Date | null
}

interface Reading {
  /** On the row `u` of a person who has signed in. */
  readonly where: string
  readonly values: readonly string[]
  readonly viewer: bigint
}

/** People as the table of roles shows them: those with the most rights first, then by name. */
export async function readMembers(
  client: Pool | PoolClient,
  { where, values, viewer }: Reading,
): Promise<StaffMember[]> {
  const { rows } = await client.query<MemberRow>(
    `select u.id, u.name, u.email, u.role,
            (select max(s.seen_at) from sessions s where s.user_id = u.id and s.scope = 'full') as last_seen_at
       from users u where not u.is_anonymous and u.merged_into is null and ${where}
      order by array_position($1::text[], u.role) desc nulls last, u.name, u.id limit ${most}`,
    [roles, ...values],
  )
  return rows.map(({ last_seen_at: seen, ...row }) => ({
    ...row,
    last_seen_at: seen?.toISOString() ?? null,
    is_me: row.id === String(viewer),
  }))
}

/** No house has a larger staff. */
const most = 500

import type { PoolClient } from 'pg'

/** Nobody else changes a role until the transaction ends: two removals at once would each leave the other one as the last. */
export const lockRoles = (client: PoolClient) =>
  client.query(`select pg_advisory_xact_lock(hashtextextended('staff-roles', 0))`)

/** Whether nobody could give roles without this person, after `lockRoles`. */
export async function isLastOwner(client: PoolClient, id: bigint): Promise<boolean> {
  const { rows } = await client.query<{ last: boolean }>(
    `select role = 'owner' and not exists (select from users where role = 'owner' and id <> $1) as last
       from users where id = $1`,
    [String(id)],
  )
  return rows[0]?.last === true
}

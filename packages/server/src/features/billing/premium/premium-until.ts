import type { PoolClient } from 'pg'

/**
 * SQL for the instant until which a person has premium, or null who never had any: the one place that knows. `person` is an SQL
 * expression of their id.
 */
export const premiumUntil = (person: string) =>
  `(select max(g.until) from premium_grants g where g.user_id = ${person} and g.taken_back_at is null)`

export async function readPremiumUntil(client: PoolClient, userId: bigint): Promise<Date | null> {
  const { rows } = await client.query<{ until: Date | null }>(`select ${premiumUntil('$1::bigint')} as until`, [
    String(userId),
  ])
  return rows[0]!.until
}

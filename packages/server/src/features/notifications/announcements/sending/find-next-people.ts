import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'

/** People in one batch, and in one transaction. */
export const batchSize = 1_000

/** The next of those who meet the conditions, behind the last one of the batch before. */
export async function findNextPeople(client: PoolClient, conditions: SQL, behind: bigint | null): Promise<string[]> {
  const { rows } = await drizzle(client).execute<{ id: string }>(sql`
    select u.id::text from users u where u.id > ${String(behind ?? 0n)}::bigint and ${conditions}
     order by u.id limit ${batchSize}`)
  return rows.map(({ id }) => id)
}

/** Whether at least so many people meet the conditions. */
export async function reaches(client: PoolClient, conditions: SQL, people: number): Promise<boolean> {
  const { rows } = await drizzle(client).execute<{ found: number }>(sql`
    select count(*)::int as found from (select from users u where ${conditions} limit ${people}) reached`)
  return rows[0]!.found >= people
}

import { count, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'

/** As lists that may be long answer it: exact, or the bound that there are more than. */
export interface BoundedCount {
  readonly count: number
  readonly count_is_exact: boolean
}

/** Counts the rows of a table that meet a condition, and stops at `most`: what follows costs no more (decision 0071). */
export async function countUpTo(
  orm: Pick<NodePgDatabase, 'select'>,
  table: PgTable,
  { where, most }: { where: SQL | undefined; most: number },
): Promise<BoundedCount> {
  const rows = orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('counted')
  const [all] = await orm.select({ count: count() }).from(rows)
  const found = all!.count
  return { count: Math.min(found, most), count_is_exact: found <= most }
}

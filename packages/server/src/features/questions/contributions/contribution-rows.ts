import { eq, getTableColumns, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { users } from '../../../platform/people/tables.ts'
import { contributions } from '../tables/contributions.ts'
import { categories } from '../tables/questions.ts'

export type ContributionRow = typeof contributions.$inferSelect

/** An offered question with what it is about and who offers it. */
export interface FoundContribution {
  readonly row: ContributionRow
  readonly category: typeof categories.$inferSelect
  readonly writer: string | null
}

/** Offered questions with their categories and their writers' names. */
export function selectContributions(orm: Pick<NodePgDatabase, 'select'>) {
  return orm
    .select({ row: getTableColumns(contributions), category: getTableColumns(categories), writer: users.name })
    .from(contributions)
    .innerJoin(categories, eq(categories.id, contributions.categoryId))
    .innerJoin(users, eq(users.id, contributions.userId))
}

/** Throws `not_found`. */
export async function findContribution(orm: Pick<NodePgDatabase, 'select'>, id: string): Promise<FoundContribution> {
  const [found] = await selectContributions(orm).where(sql`${contributions.id} = ${id}::bigint`)
  if (!found) throw new AppError('not_found')
  return found
}

/** Locks one that waits, as who decides has seen it. Throws `not_found`, and `conflict` where it was changed or decided about since. */
export async function lockWaiting(client: PoolClient, id: string, revision: number): Promise<ContributionRow> {
  const [row] = await drizzle(client)
    .select()
    .from(contributions)
    .where(sql`${contributions.id} = ${id}::bigint`)
    .for('update')
  if (!row) throw new AppError('not_found')
  if (row.state !== 'waiting' || row.revision !== revision) throw new AppError('conflict')
  return row
}

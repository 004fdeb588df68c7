import { type KeptSearch, keptSearchQuietDays } from '@prostuti/contract'
import { and, count, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { allFilters } from '../lists/circular-filter.ts'
import { isOpen } from '../public-circulars.ts'
import { circulars } from '../tables/circulars.ts'
import type { keptSearches } from '../tables/kept-searches.ts'

export type KeptRow = typeof keptSearches.$inferSelect

const dayMs = 86_400_000

/** Searches that were opened by then are not quiet. */
export const quietBefore = (now: number): Date => new Date(now - keptSearchQuietDays * dayMs)

/** With what it finds now; there are ten of a person at most. */
export async function presentKeptSearch(
  orm: Pick<NodePgDatabase, 'select'>,
  row: KeptRow,
  now: number,
): Promise<KeptSearch> {
  const [found] = await orm
    .select({
      count: count(),
      unseen: sql<number>`count(*) filter (where ${gt(circulars.publicSince, row.openedAt)})`.mapWith(Number),
    })
    .from(circulars)
    .where(and(isOpen(now), allFilters(row.filters)))
  return {
    id: String(row.id),
    ...{ name: row.name, filters: row.filters, report: row.report },
    ...found!,
    opened_at: row.openedAt.toISOString(),
    quiet: row.openedAt <= quietBefore(now),
  }
}

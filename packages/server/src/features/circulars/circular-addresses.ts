import { asc, count } from 'drizzle-orm'
import type { CircularDeps } from './circular-deps.ts'
import { circularPath } from './present-circular.ts'
import { isOpen } from './public-circulars.ts'
import { circulars } from './tables/circulars.ts'

/** Addresses of open circulars for search engines, from the site's root, with the last change of each. */
export type ListCircularAddresses = (
  page: number,
  size: number,
) => Promise<{
  readonly count: number
  readonly entries: readonly { readonly href: string; readonly updated_at: string }[]
}>

export function createListCircularAddresses({
  db: { orm },
  clock,
}: Pick<CircularDeps, 'db' | 'clock'>): ListCircularAddresses {
  return async (page, size) => {
    const open = isOpen(clock.now())
    const [rows, [all]] = await Promise.all([
      orm
        .select({ id: circulars.id, title: circulars.title, updatedAt: circulars.updatedAt })
        .from(circulars)
        .where(open)
        .orderBy(asc(circulars.id))
        .limit(size)
        .offset((page - 1) * size),
      orm.select({ count: count() }).from(circulars).where(open),
    ])
    return {
      count: all!.count,
      entries: rows.map(row => ({ href: circularPath(row), updated_at: row.updatedAt.toISOString() })),
    }
  }
}

import type { CircularFilters } from '@prostuti/contract'
import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type CircularDeps, shortly } from '../circular-deps.ts'
import { isOpen } from '../public-circulars.ts'
import { circulars } from '../tables/circulars.ts'
import { allFilters } from './circular-filter.ts'

/** So many of a search are held by their ids: a rare word is looked for once, whatever page is read. */
const mostFound = 1_000

interface Found {
  readonly count: number
  /** Of all of them, as PostgreSQL writes an array; null: too many, or no search. */
  readonly ids: string | null
}

/** How many circulars a list has, and what its pages choose from. */
export interface CountedList {
  readonly count: number
  readonly wanted: SQL | undefined
}

async function find({ orm }: Pick<Database, 'orm'>, wanted: SQL | undefined, isSearch: boolean): Promise<Found> {
  if (isSearch) {
    const rows = await orm
      .select({ id: circulars.id })
      .from(circulars)
      .where(wanted)
      .limit(mostFound + 1)
    if (rows.length <= mostFound) return { count: rows.length, ids: `{${rows.map(({ id }) => id).join(',')}}` }
  }
  const [all] = await orm.select({ count: count() }).from(circulars).where(wanted)
  return { count: all!.count, ids: null }
}

const withIds = (ids: string): SQL => sql`${circulars.id} = any(${ids}::bigint[])`

/** Those that meet a condition. */
export async function countList(
  db: Pick<Database, 'orm'>,
  wanted: SQL | undefined,
  isSearch: boolean,
): Promise<CountedList> {
  const { count: found, ids } = await find(db, wanted, isSearch)
  return { count: found, wanted: ids === null ? wanted : withIds(ids) }
}

/** Open ones under these filters. Many ask for the same, and whichever page they read, it is counted once. */
export async function countOpenList(deps: CircularDeps, filters: CircularFilters): Promise<CountedList> {
  const open = isOpen(deps.clock.now())
  const wanted = and(open, allFilters(filters))
  const key = `circulars found ${JSON.stringify(filters)}`
  const { value } = await deps.publicCache.get(key, shortly, () => find(deps.readDb, wanted, Boolean(filters.search)))
  // One that was kept may have ended since.
  return { count: value.count, wanted: value.ids === null ? wanted : and(withIds(value.ids), open) }
}

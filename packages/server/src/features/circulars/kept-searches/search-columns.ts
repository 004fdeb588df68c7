import type { CircularFilters } from '@prostuti/contract'
import { likePatterns, searchKey } from '../../questions/index.ts'
import { listsUndated } from '../lists/circular-filter.ts'
import type { keptSearches } from '../tables/kept-searches.ts'

type FilterColumns = Pick<
  typeof keptSearches.$inferInsert,
  | 'filters'
  | 'filterKey'
  | 'patterns'
  | 'categories'
  | 'statuses'
  | 'district'
  | 'deadlineFrom'
  | 'deadlineTo'
  | 'undated'
>

/** No key is empty: what has no words finds nothing. */
const findsNothing = ['']

/** Filters as they are kept: those that say nothing are left out, and equal ones have one key. */
export function searchColumns(asked: CircularFilters): FilterColumns {
  const filters = plainFilters(asked)
  const { search, category, employment_status: statuses, district, date_l: from, date_r: to } = filters
  const words = search === undefined ? [] : likePatterns(search)
  return {
    filters,
    filterKey: JSON.stringify([
      ...[search === undefined ? null : searchKey(search), category ?? null, statuses ?? null, district ?? null],
      ...[from ?? null, to ?? null, listsUndated(filters)],
    ]),
    patterns: search !== undefined && words.length === 0 ? findsNothing : words,
    ...{ categories: category ?? null, statuses: statuses ?? null, district: district ?? null },
    ...{ deadlineFrom: from ?? null, deadlineTo: to ?? null, undated: listsUndated(filters) },
  }
}

function plainFilters({ search, category, employment_status, ...rest }: CircularFilters): CircularFilters {
  const several = <T extends string>(values: readonly T[] | undefined) =>
    values?.length ? [...new Set(values)].sort() : undefined
  const plain = {
    search: search || undefined,
    category: several(category),
    employment_status: several(employment_status),
    ...rest,
  }
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
}

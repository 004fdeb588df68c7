import type { CircularFilters } from '@prostuti/contract'
import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { likePatterns } from '../../questions/index.ts'
import { circulars } from '../tables/circulars.ts'

/** What each filter asks of a circular; undefined: nothing. */
export interface FilterParts {
  readonly search: SQL | undefined
  readonly category: SQL | undefined
  readonly employment_status: SQL | undefined
  readonly district: SQL | undefined
  /** The range of the deadline, and whether those without one are listed. */
  readonly deadline: SQL | undefined
}

export function filterParts(filters: CircularFilters): FilterParts {
  const { search, category, employment_status: statuses, district } = filters
  return {
    search: searched(search),
    category: category?.length ? inArray(circulars.category, category) : undefined,
    employment_status: statuses?.length ? arrayOverlaps(circulars.employmentStatus, statuses) : undefined,
    district: district && eq(circulars.district, district),
    deadline: deadlineCondition(filters),
  }
}

export const allFilters = (filters: CircularFilters): SQL | undefined => and(...Object.values(filterParts(filters)))

/** Circulars whose words hold each word of the search. Nothing is found by signs alone. */
function searched(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const patterns = likePatterns(search)
  if (patterns.length === 0) return sql`false`
  return and(...patterns.map(pattern => sql`${circulars.searchKey} like ${pattern}`))
}

/** Whether circulars without a deadline are listed: a range alone leaves them out. */
export const listsUndated = ({ date_l, date_r, null_deadline }: CircularFilters): boolean =>
  null_deadline ?? (date_l === undefined && date_r === undefined)

export function deadlineCondition(filters: CircularFilters): SQL | undefined {
  const { date_l: from, date_r: to } = filters
  const isUndated = listsUndated(filters)
  const hasRange = from !== undefined || to !== undefined
  if (!hasRange) return isUndated ? undefined : isNotNull(circulars.deadline)
  const inRange = and(
    from === undefined ? undefined : gte(circulars.deadline, from),
    to === undefined ? undefined : lte(circulars.deadline, to),
  )
  return isUndated ? or(isNull(circulars.deadline), inRange) : inRange
}

import { type CircularFilters, type Language, listPageSize, type ParsedPart } from '@prostuti/contract'
import { listCirculars } from '@prostuti/contract/circulars/operations'
import { and, inArray } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { holds, type Viewer } from '../../../platform/http/call/viewer.ts'
import { type CircularDeps, shortly } from '../circular-deps.ts'
import { presentCard } from '../present-circular.ts'
import { refuseTurnedRange } from '../refuse.ts'
import { circulars } from '../tables/circulars.ts'
import { allFilters } from './circular-filter.ts'
import { type CountedList, countList, countOpenList } from './found-circulars.ts'
import { notBefore, orderOf } from './list-orders.ts'
import { readCircularPage } from './read-page.ts'
import { statesOf } from './states-of.ts'

export type ListQuery = ParsedPart<'circulars.listCirculars', 'query'>

interface Asking {
  readonly viewer: Viewer | null
  readonly language: Language
}

/** Open circulars; a moderator who names states sees all of these. Throws `forbidden` to others who ask for what is not public. */
export function createListCirculars(deps: CircularDeps) {
  return implementShared(listCirculars, shortly, ({ query }, call) => circularPage(deps, query, call))
}

export async function circularPage(deps: CircularDeps, query: ListQuery, { viewer, language }: Asking) {
  const { page_size: pageSize = listPageSize, page, cursor, state, sortBy, decreasing, ...filters } = query
  refuseTurnedRange(filters)
  const found = await findFor(deps, { state, filters, viewer })
  const asked = { sortBy, decreasing }
  const wanted = found.isOpen ? and(found.wanted, notBefore(asked, deps.clock.now())) : found.wanted
  const { rows, ...pages } = await readCircularPage(deps.readDb, wanted, orderOf(asked), { pageSize, page, cursor })
  const results = rows.map(row => presentCard(row, language))
  return presentPage(listCirculars.path, query, { count: found.count, results, ...pages })
}

interface Wanted {
  readonly state: string | undefined
  readonly filters: CircularFilters
  readonly viewer: Viewer | null
}

async function findFor(
  deps: CircularDeps,
  { state, filters, viewer }: Wanted,
): Promise<CountedList & { readonly isOpen: boolean }> {
  const states = statesOf(state)
  const isStaff = holds(viewer, 'any')
  if (!isStaff && states.some(each => each !== 2)) throw new AppError('forbidden')
  if (!isStaff || state === undefined) return { ...(await countOpenList(deps, filters)), isOpen: true }
  const wanted = and(inArray(circulars.state, states), allFilters(filters))
  return { ...(await countList(deps.readDb, wanted, Boolean(filters.search))), isOpen: false }
}

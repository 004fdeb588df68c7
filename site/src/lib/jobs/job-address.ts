import type { AskedCirculars, CircularFilters } from '@prostuti/contract'
import { CircularSort, circularFilters, Flag } from '@prostuti/contract'
import { addressOf } from '@prostuti/sdk/circulars'
import { pageNumber } from '../exams/list-page.ts'

/** What the address of the list asks for: `/jobs?search=…&category=bank,bcs&tab=kept`. */
export interface JobsPlace {
  readonly filters: CircularFilters
  readonly sortBy?: CircularSort
  readonly decreasing?: boolean
  readonly page: number
  readonly tab: 'all' | 'kept'
}

/** They take several values, in one parameter or, as a form sends its check boxes, in one each. */
const several = ['category', 'employment_status'] as const

const single = ['search', 'district', 'date_l', 'date_r', 'null_deadline'] as const

/** Reads the address; whatever it says that there is not is left out. */
export function jobsPlace(url: URL): JobsPlace {
  const { searchParams } = url
  const filters: Record<string, unknown> = {}
  for (const name of several) {
    const values = searchParams.getAll(name).flatMap(value => value.split(','))
    const known = values.filter(value => circularFilters[name].safeParse(value).success)
    if (known.length > 0) filters[name] = [...new Set(known)]
  }
  for (const name of single) {
    const read = circularFilters[name].safeParse(searchParams.get(name) ?? undefined)
    if (read.success && read.data !== undefined && read.data !== '') filters[name] = read.data
  }
  const sort = CircularSort.safeParse(searchParams.get('sortBy'))
  const decreasing = Flag.safeParse(searchParams.get('decreasing'))
  return {
    filters,
    ...(sort.success && { sortBy: sort.data }),
    ...(decreasing.success && { decreasing: decreasing.data }),
    page: pageNumber(url),
    tab: searchParams.get('tab') === 'kept' ? 'kept' : 'all',
  }
}

/** What the host is asked for to draw this place. */
export const askedCirculars = ({ filters, tab: _, ...rest }: JobsPlace): AskedCirculars => ({ ...filters, ...rest })

/** Where the list has its page. */
export const jobsPath = '/jobs'

/** The address of a place in the list, without what goes without saying. */
export function jobsAddress({ filters, sortBy = 'deadline', decreasing, page, tab }: JobsPlace): string {
  const more = {
    decreasing: decreasing ? 'true' : undefined,
    page: page > 1 ? String(page) : undefined,
    tab: tab === 'kept' ? tab : undefined,
  }
  return jobsPath + addressOf({ filters, sortBy }, more)
}

/** Where a form's address leads on to, which names each box by itself and what is empty; null for any other. */
export function plainAddress(url: URL): string | null {
  const names = [...url.searchParams.keys()]
  const isForms = [...url.searchParams.values()].includes('') || new Set(names).size < names.length
  return isForms ? jobsAddress(jobsPlace(url)) : null
}

/** Where a circular has its page. */
export const jobPath = ({ id, slug }: { readonly id: string; readonly slug: string }): string =>
  `${jobsPath}/${id}/${slug}`

/** The address by which search engines know this part of the list: a kind of job or a district, and the page. */
export const canonicalOf = ({ filters: { category, district }, page }: JobsPlace): string =>
  jobsAddress({ filters: { ...(category && { category }), ...(district && { district }) }, page, tab: 'all' })

/** Lists that one person has put together, and their order, are for no search engine. */
export const isForSearchEngines = (place: JobsPlace): boolean => jobsAddress(place) === canonicalOf(place)

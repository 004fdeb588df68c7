import type { AskedCirculars, CircularFilters, CircularSort } from '@prostuti/contract'

/** Filters as they stand in a query, of a call and of a page's address. */
export interface FilterQuery {
  search?: string
  category?: string
  employment_status?: string
  district?: CircularFilters['district']
  date_l?: string
  date_r?: string
  null_deadline?: 'true' | 'false'
}

const joined = (values: readonly string[] | undefined) => (values?.length ? values.join(',') : undefined)

/** What is empty is left out. */
export function filterQueryOf({ search, category, employment_status, null_deadline, ...rest }: CircularFilters) {
  const query: FilterQuery = {
    search: search?.trim() || undefined,
    category: joined(category),
    employment_status: joined(employment_status),
    ...rest,
    null_deadline: null_deadline === undefined ? undefined : `${null_deadline}`,
  }
  return query
}

/** Filters and order of a board. */
export interface BoardState {
  filters: CircularFilters
  sortBy: CircularSort
}

const sorts: readonly string[] = ['deadline', 'created_date', 'exam_date'] satisfies CircularSort[]

/** The part of an address after its path, `?category=bank&sortBy=created_date`; empty where nothing is asked. */
export function addressOf({ filters, sortBy }: BoardState, more: Readonly<Record<string, string | undefined>> = {}) {
  const fields = { ...filterQueryOf(filters), sortBy: sortBy === 'deadline' ? undefined : sortBy, ...more }
  const present = Object.entries(fields).filter(([, value]) => value !== undefined) as [string, string][]
  return present.length > 0 ? `?${new URLSearchParams(present)}` : ''
}

/** What is asked of the API for a page of a board, from 1: the newest come first where they are ordered by their day. */
export const askedOf = ({ filters, sortBy }: BoardState, page = 1): AskedCirculars => ({
  ...filters,
  sortBy,
  ...(sortBy === 'created_date' && { decreasing: true }),
  ...(page > 1 && { page }),
})

const day = /^\d{4}-\d\d-\d\d$/
const known = (value: string | null, shape: RegExp) => (value && shape.test(value) ? value : undefined)
const list = (value: string | null) => known(value, /^[a-z_]+(,[a-z_]+)*$/)?.split(',')

/** Reads an address; what nobody could have meant is left out. Whether a value is known, the server says. */
export function boardStateOf(address: URLSearchParams): BoardState {
  const sort = address.get('sortBy')
  const filters = {
    search: address.get('search')?.trim() || undefined,
    category: list(address.get('category')),
    employment_status: list(address.get('employment_status')),
    district: known(address.get('district'), /^[a-z_]+$/),
    date_l: known(address.get('date_l'), day),
    date_r: known(address.get('date_r'), day),
    null_deadline: { true: true, false: false }[address.get('null_deadline') ?? ''],
  }
  return {
    filters: withoutEmpty(filters) as CircularFilters,
    sortBy: sort && sorts.includes(sort) ? (sort as CircularSort) : 'deadline',
  }
}

/** The same without fields that say nothing, so that equal filters look alike. */
export function withoutEmpty<Filters extends object>(filters: Filters): Filters {
  const says = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => says(value))) as Filters
}

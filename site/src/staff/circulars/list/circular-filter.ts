import type { CircularSort, CircularState, District } from '@prostuti/contract'
import { districts } from '@prostuti/contract/district-names'
import type { StaffCircularFilter } from '@prostuti/sdk/staff'
import type { ListQuery } from '../../foundation/index.ts'
import { circularStates } from '../circular/circular-state.tsx'

/** What the address narrows the list down to, beside the search. */
export const filterNames = [
  ...(['state', 'date_l', 'date_r', 'null_deadline'] as const),
  ...(['category', 'employment_status', 'district'] as const),
]

export const sorts = ['created_date', 'deadline', 'exam_date'] as const satisfies readonly CircularSort[]

/** What needs a person. */
const usualStates: readonly CircularState[] = [0, 1]

export interface CircularOrder {
  readonly sort: CircularSort
  readonly isDecreasing: boolean
}

/** The order that the address asks for; of itself by deadline. */
export const orderOf = (address: URLSearchParams): CircularOrder => ({
  sort: sorts.find(each => each === address.get('sortBy')) ?? 'deadline',
  isDecreasing: address.get('decreasing') === 'true',
})

type Filters = ListQuery['filters']

export function statesOf({ state = '' }: Filters): readonly CircularState[] {
  const asked = state.split(',')
  const states = circularStates.filter(each => asked.includes(String(each)))
  return states.length > 0 ? states : usualStates
}

const dayPattern = /^\d{4}-\d\d-\d\d$/
const dayOf = (value: string | undefined) => (value !== undefined && dayPattern.test(value) ? value : undefined)

/** The range of deadlines that is asked for, whichever day was chosen first. */
export function rangeOf({ date_l, date_r }: Filters) {
  const [from, to] = [dayOf(date_l), dayOf(date_r)]
  return from !== undefined && to !== undefined && to < from ? { from: to, to: from } : { from, to }
}

/** Whether those without a deadline are listed: a range alone leaves them out. */
export function listsWithoutDeadline(filters: Filters): boolean {
  if (filters.null_deadline !== undefined) return filters.null_deadline === 'true'
  const { from, to } = rangeOf(filters)
  return from === undefined && to === undefined
}

/** A page of the list, as the API takes it. */
export function filterOf({ search, filters, cursor, pageSize }: ListQuery, order: CircularOrder): StaffCircularFilter {
  const { from, to } = rangeOf(filters)
  return {
    search: search || undefined,
    states: statesOf(filters),
    category: filters.category,
    employment_status: filters.employment_status,
    district: districts.find((each): each is District => each === filters.district),
    ...{ date_l: from, date_r: to },
    withoutDeadline: filters.null_deadline === undefined ? undefined : filters.null_deadline === 'true',
    ...{ sortBy: order.sort, decreasing: order.isDecreasing, cursor, pageSize },
  }
}

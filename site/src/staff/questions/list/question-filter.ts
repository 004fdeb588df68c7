import type { QuestionSort } from '@prostuti/contract'
import { startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import type { QuestionsSelected, StaffQuestionsFilter } from '@prostuti/sdk/staff'
import type { ListFilter, ListQuery, Selection } from '../../foundation/index.ts'
import { qualities } from '../question/quality-chip.tsx'

export const sorts = ['-updated', 'updated', '-created', 'created', '-id', 'id', 'quality', '-quality'] as const

const flag = (value: string | undefined): 'true' | 'false' | undefined =>
  value === 'true' || value === 'false' ? value : undefined

/** What the address narrows the list down to, as the API takes it. */
function fieldsOf({ search, filters }: ListFilter) {
  return {
    search: search || undefined,
    category: filters.category,
    tag: filters.tag,
    quality: qualities.find(quality => quality === filters.quality),
    // The day's first instant in Dhaka.
    updated_since: filters.updated_since ? new Date(startOfDhakaDay(filters.updated_since)).toISOString() : undefined,
  }
}

/** A page of the list, as the API takes it. */
export function filterOf({ sort, cursor, pageSize, reviewed, exactCount, ...filter }: ListQuery): StaffQuestionsFilter {
  const { difficulty, published, returned } = filter.filters
  return {
    ...fieldsOf({ ...filter, reviewed }),
    ...(difficulty && { difficulty: Number(difficulty) }),
    published: flag(published),
    returned: flag(returned),
    reviewed_qb: reviewed ? 'true' : 'false',
    sort: sorts.find(value => value === sort) satisfies QuestionSort | undefined,
    cursor,
    pageSize,
    ...(exactCount && { exact_count: 'true' }),
  }
}

/** The chosen questions, as the API takes them. */
export function selectedOf(selection: Selection): QuestionsSelected {
  if ('ids' in selection) return { ids: [...selection.ids] }
  const { all, count } = selection
  const { difficulty, published, returned } = all.filters
  return {
    count,
    filter: {
      ...fieldsOf(all),
      ...(difficulty && { difficulty: Number(difficulty) }),
      ...(published && { published: published === 'true' }),
      ...(returned && { returned: returned === 'true' }),
      reviewed_qb: all.reviewed,
    },
  }
}

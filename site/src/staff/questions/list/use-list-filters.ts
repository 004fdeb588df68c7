import { type ListFilterField, type ListSort, useTexts } from '../../foundation/index.ts'
import { qualities } from '../question/quality-chip.tsx'
import type { CategoryOption } from '../question/use-categories.ts'
import { sorts } from './question-filter.ts'

interface ListFilters {
  readonly filters: readonly ListFilterField[]
  readonly sorts: readonly ListSort[]
}

/** What narrows the list of questions down, and its orders. */
export function useListFilters(categories: readonly CategoryOption[]): ListFilters {
  const t = useTexts('questions')
  return {
    filters: [
      { name: 'category', label: t('questions.category'), options: categories },
      {
        name: 'quality',
        label: t('questions.quality'),
        options: qualities.map(value => ({ value, label: t(`questions.quality.${value}`) })),
      },
      {
        name: 'difficulty',
        label: t('questions.difficulty'),
        options: (['1', '2', '3'] as const).map(value => ({ value, label: t(`questions.difficulty.${value}`) })),
      },
      {
        name: 'published',
        label: t('questions.publication'),
        options: (['true', 'false'] as const).map(value => ({ value, label: t(`questions.published.${value}`) })),
      },
      {
        name: 'returned',
        label: t('questions.review'),
        options: (['true', 'false'] as const).map(value => ({ value, label: t(`questions.returned.${value}`) })),
      },
      { name: 'tag', label: t('questions.tag'), type: 'text' },
      { name: 'updated_since', label: t('questions.updated_since'), type: 'date' },
    ],
    sorts: sorts.map(value => ({ value, label: t(`questions.sort.${value}`) })),
  }
}

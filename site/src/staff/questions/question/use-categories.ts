import type { Category } from '@prostuti/contract'
import { useMemo } from 'react'
import { useQuery, useStaff, useTexts } from '../../foundation/index.ts'

/** A category with the way to it: "Bangladesh affairs › Liberation War"; "English (Model test)" where it is of another type. */
export interface CategoryOption {
  readonly value: string
  readonly label: string
}

/** All categories, with their ways as options of a choice in the order of the tree. */
export interface CategoryChoice {
  readonly categories: readonly Category[]
  readonly options: readonly CategoryOption[]
  reload(): void
}

export function useCategories(): CategoryChoice {
  const admin = useStaff()
  const { data, reload } = useQuery(['categories', 'all'], () => admin.categories.tree())
  const t = useTexts()
  const options = useMemo(() => {
    const typeOf = new Map(data?.map(({ id, cat_type: type }) => [id, type]))
    return optionsOf(data ?? []).map(({ value, label }) => {
      const type = typeOf.get(value)
      // Each type has its own tree, so that two categories may be called the same.
      return type
        ? {
            value,
            label: t('frame.category_of_type', { title: label, type: t(`frame.category_type.${type as 1 | 2}`) }),
          }
        : { value, label }
    })
  }, [data, t])
  return { categories: data ?? none, options, reload }
}

const none: readonly Category[] = []

export function optionsOf(categories: readonly Category[]): CategoryOption[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const walk = (parent: string | null, way: string): CategoryOption[] =>
    (below.get(parent) ?? []).flatMap(({ id, title }) => {
      const label = way ? `${way} › ${title}` : title
      return [{ value: id, label }, ...walk(id, label)]
    })
  return walk(null, '')
}

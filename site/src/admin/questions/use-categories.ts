import type { Category } from '@prostuti/contract'
import { useMemo } from 'react'
import { useAdmin, useLoaded } from '../foundation/index.ts'

/** A category with the way to it: "Bangladesh affairs › Liberation War". */
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
  const admin = useAdmin()
  const { data, reload } = useLoaded(() => admin.categories.tree(), 'categories')
  const options = useMemo(() => optionsOf(data ?? []), [data])
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

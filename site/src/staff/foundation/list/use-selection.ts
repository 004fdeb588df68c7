import { useEffect, useMemo, useState } from 'react'
import type { ListFilter, Selection } from './list-types.ts'

export interface ListSelection {
  /** Null while nothing is selected. */
  readonly chosen: Selection | null
  readonly count: number
  has(id: string): boolean
  toggle(ids: readonly string[], isOn: boolean): void
  /** All that the filter finds, on every page. */
  chooseAll(count: number): void
  clear(): void
}

/** The rows that are selected, over all pages of a list; another filter begins anew. */
export function useSelection(filter: ListFilter): ListSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState<{ filter: ListFilter; count: number } | null>(null)
  const key = JSON.stringify([filter.search, filter.filters, filter.reviewed])
  const clear = useMemo(
    () => () => {
      setIds(new Set())
      setAll(null)
    },
    [],
  )
  useEffect(clear, [key])

  const chosen: Selection | null = all ? { all: all.filter, count: all.count } : ids.size > 0 ? { ids: [...ids] } : null
  return {
    chosen,
    count: all?.count ?? ids.size,
    has: id => all !== null || ids.has(id),
    toggle: (some, isOn) => {
      const next = new Set(all ? [] : ids)
      for (const id of some) isOn ? next.add(id) : next.delete(id)
      setAll(null)
      setIds(next)
    },
    chooseAll: count =>
      setAll({ filter: { search: filter.search, filters: filter.filters, reviewed: filter.reviewed }, count }),
    clear,
  }
}

import { useState } from 'react'
import type { StaffColumn } from './list-types.ts'

const keyOf = (list: string): string => `staff-columns:${list}`

/** The columns of a list that this device hides, by their ids. */
function readHidden(list: string | undefined): readonly string[] {
  const stored = list === undefined ? null : localStorage.getItem(keyOf(list))
  return stored ? stored.split(',') : []
}

export interface ShownColumns<Row> {
  readonly shown: readonly StaffColumn<Row>[]
  isShown(id: string): boolean
  toggle(id: string): void
}

/** Which columns a list shows on this device; all where it has no name. The first one names the row and stays. */
export function useShownColumns<Row>(
  list: string | undefined,
  columns: readonly StaffColumn<Row>[],
): ShownColumns<Row> {
  const [hidden, setHidden] = useState(() => readHidden(list))
  return {
    shown: columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    isShown: id => !hidden.includes(id),
    toggle(id) {
      const next = hidden.includes(id) ? hidden.filter(each => each !== id) : [...hidden, id]
      setHidden(next)
      if (list !== undefined) localStorage.setItem(keyOf(list), next.join(','))
    },
  }
}

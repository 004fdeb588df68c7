import { type RefObject, useRef, useState } from 'react'
import { useShortcut } from '../input/shortcut.tsx'
import type { ListSelection } from './use-selection.ts'

export interface RowKeys {
  readonly table: RefObject<HTMLTableElement | null>
  /** The row where the keyboard is. */
  readonly active: string | null
  activate(id: string): void
}

/** J and K move between rows, X selects one; Enter follows the link that has the focus by then. */
export function useRowKeys(ids: readonly string[], selection: ListSelection | null): RowKeys {
  const table = useRef<HTMLTableElement>(null)
  const [active, activate] = useState<string | null>(null)
  const at = active === null ? -1 : ids.indexOf(active)

  const move = (by: 1 | -1) => {
    const id = ids[Math.min(Math.max(at + by, 0), ids.length - 1)]
    const row = id && table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    if (!row) return
    ;(row.querySelector<HTMLElement>('[data-row-link]') ?? row).focus()
    row.scrollIntoView({ block: 'nearest' })
    activate(id)
  }
  useShortcut({ key: 'j' }, ids.length > 0 ? () => move(1) : null)
  useShortcut({ key: 'k' }, ids.length > 0 ? () => move(-1) : null)
  useShortcut({ key: 'x' }, selection && at >= 0 ? () => selection.toggle([active!], !selection.has(active!)) : null)
  return { table, active: at >= 0 ? active : null, activate }
}

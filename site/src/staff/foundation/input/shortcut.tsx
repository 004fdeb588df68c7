import { type ReactElement, useEffect, useRef } from 'react'
import { hasOpenDialog } from './has-open-dialog.ts'
import styles from './shortcut.module.css'

interface Keys {
  /** As `KeyboardEvent.key` has it: `n`, `/`, `Enter`. */
  key: string
  /** With Ctrl, or ⌘ on a Mac; works while somebody types. Without it the key is left to whoever types. */
  ctrl?: boolean
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button|submit)$/.test(target.type))

/** Calls `act` on a key, anywhere on the page but in a dialog. Give it null to leave the key alone. */
export function useShortcut({ key, ctrl = false }: Keys, act: ((event: KeyboardEvent) => void) | null): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current || event.defaultPrevented || event.altKey) return
      if ((event.ctrlKey || event.metaKey) !== ctrl || event.key.toLowerCase() !== key.toLowerCase()) return
      if (!ctrl && isTyping(event.target)) return
      if (hasOpenDialog()) return
      event.preventDefault()
      latest.current(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key, ctrl])
}

/** The keys, shown on the button that they press. */
export function Shortcut({ keys }: { keys: string }): ReactElement {
  return (
    <span aria-hidden="true">
      <kbd className={styles.keys}>{keys}</kbd>
    </span>
  )
}

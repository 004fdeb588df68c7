import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Fields of the page's address by name; null takes one away. */
export type AddressChanges = Readonly<Record<string, string | null>>

const changed = 'staff-address'

/**
 * The same address with these fields changed, the others as they are.
 *
 * @example withFields('?sort=-updated&cursor=a', { cursor: null }) // '?sort=-updated'
 */
export function withFields(search: string, changes: AddressChanges): string {
  const fields = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') fields.delete(name)
    else fields.set(name, value)
  }
  const text = fields.toString()
  return text && `?${text}`
}

function subscribe(onChange: () => void): () => void {
  for (const name of ['popstate', changed]) window.addEventListener(name, onChange)
  return () => {
    for (const name of ['popstate', changed]) window.removeEventListener(name, onChange)
  }
}

/**
 * The page's query and a way to change it: what a screen shows is in its address, so that it can be gone back to, reloaded and
 * sent to somebody. `replace`: no step of its own for the back button.
 */
export function useAddress(): [URLSearchParams, (changes: AddressChanges, how?: { replace?: boolean }) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const fields = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback((changes: AddressChanges, { replace = false } = {}) => {
    const next = location.pathname + withFields(location.search, changes) + location.hash
    if (replace) history.replaceState(history.state, '', next)
    else history.pushState(null, '', next)
    window.dispatchEvent(new Event(changed))
  }, [])
  return [fields, change]
}

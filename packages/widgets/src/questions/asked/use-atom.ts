import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'
import { afterPaint } from '../drawn/index.ts'

/** Draws again when what `select` takes from the store is another value. `select` gives primitives or parts that keep their identity. */
export function useAtom<Value, Part = Value>(
  store: ReadableAtom<Value>,
  select: (value: Value) => Part = value => value as unknown as Part,
): Part {
  const read = () => select(store.get())
  return useSyncExternalStore(store.listen, read, read)
}

/** The same, but the change is drawn after the frame that the person is waiting for. */
export function useAtomAfterPaint<Value, Part = Value>(
  store: ReadableAtom<Value>,
  select: (value: Value) => Part = value => value as unknown as Part,
): Part {
  const subscribe = useCallback((changed: () => void) => store.listen(() => afterPaint(changed)), [store])
  const read = () => select(store.get())
  return useSyncExternalStore(subscribe, read, read)
}

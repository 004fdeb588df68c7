/** What widgets use of React, by Preact without its `compat`: in a build whose inputs listen to `onInput` themselves. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

export { Component, cloneElement, createContext, createElement, Fragment } from 'preact'
export * from 'preact/hooks'

/** As React has it, for a store that does not change while it is drawn. */
export function useSyncExternalStore<T>(subscribe: (onChange: () => void) => () => void, read: () => T): T {
  const [{ value }, set] = useState({ value: read() })
  const next = read()
  useLayoutEffect(() => {
    if (!Object.is(value, next)) set({ value: next })
  }, [next])
  useEffect(() => {
    const update = () => set({ value: read() })
    update()
    return subscribe(update)
  }, [subscribe])
  return next
}

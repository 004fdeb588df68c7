import { useLayoutEffect } from 'react'

/** The sidebar is its icons alone while this is drawn: two or three panels stand side by side. */
export function useRail(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.rail = ''
    return () => {
      delete dataset.rail
    }
  }, [])
}

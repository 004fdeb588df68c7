import { useEffect, useState } from 'react'
import type { LazyPart, WidgetProps } from '../../../foundation/define-widget.ts'
import { keepTrying } from '../../../foundation/keep-trying.ts'

/** Parts that answering, saving and submitting do not need. */
export type LazyParts = typeof import('./lazy-parts.ts')

type Extend = WidgetProps['extend']

/** A part, from when it is here with its words and its style; null before. Fetched once it is `wanted`, again until it comes. */
function useLazyPart<Part extends LazyPart>(load: () => Promise<Part>, wanted: boolean, extend: Extend): Part | null {
  const [got, set] = useState<{ part: Part; extend: Extend } | null>(null)
  // Words of another language are fetched anew.
  const part = got?.extend === extend ? got.part : null
  useEffect(() => {
    if (part || !wanted) return
    return keepTrying(async () => {
      const found = await load()
      await extend(found)
      set({ part: found, extend })
    })
  }, [part, wanted, extend, load])
  return part
}

const loadLazyParts = () => import('./lazy-parts.ts')
const loadStart = () => import('./start-part.ts')

export const useLazyParts = (wanted: boolean, extend: Extend) => useLazyPart(loadLazyParts, wanted, extend)
/** What asks before a live attempt begins. */
export const useStartPart = (wanted: boolean, extend: Extend) => useLazyPart(loadStart, wanted, extend)

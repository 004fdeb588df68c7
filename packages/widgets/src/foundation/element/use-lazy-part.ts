import { useEffect, useState } from 'react'
import type { LazyPart, WidgetProps } from './define-widget.ts'
import { keepTrying } from './keep-trying.ts'

type Extend = WidgetProps['extend']

/**
 * A part of a screen, from when it is here with its words and its style; null before. Fetched once it is `wanted`, again until it
 * comes. `load` may be a new function at each call: it loads the same part.
 */
export function useLazyPart<Part extends LazyPart>(
  load: () => Promise<Part>,
  wanted: boolean,
  extend: Extend,
): Part | null {
  const [got, set] = useState<{ part: Part; extend: Extend } | null>(null)
  // Words of another language are fetched again.
  const part = got?.extend === extend ? got.part : null
  useEffect(() => {
    if (part || !wanted) return
    return keepTrying(async () => {
      const found = await load()
      await extend(found)
      set({ part: found, extend })
    })
  }, [part, wanted, extend])
  return part
}

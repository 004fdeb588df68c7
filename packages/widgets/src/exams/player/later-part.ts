import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { keepTrying } from '../../foundation/keep-trying.ts'

/** Answering, keeping, sealing and sending need none of it. */
export type LaterPart = typeof import('./later.ts')

type Extend = WidgetProps['extend']

/** The part, from when it is here with its words and its style; null before. Fetched once it is `wanted`, again until it comes. */
export function useLaterPart(wanted: boolean, extend: Extend): LaterPart | null {
  const [got, set] = useState<{ part: LaterPart; extend: Extend } | null>(null)
  // Words of another language are fetched anew.
  const part = got?.extend === extend ? got.part : null
  useEffect(() => {
    if (part || !wanted) return
    return keepTrying(async () => {
      const found = await import('./later.ts')
      await extend(found)
      set({ part: found, extend })
    })
  }, [part, wanted, extend])
  return part
}

import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { keepTrying } from '../../foundation/keep-trying.ts'
import { whenIdle } from './after-paint.ts'

/** What nobody needs before the first question stands there. Answering, keeping and sealing need none of it. */
export type LatePart = typeof import('./late.ts')

type Extend = WidgetProps['extend']

/**
 * The late part, from when it is here with its words and its style. It is fetched `now`, or `soon`: once there is nothing
 * better to do, so that it is here before anybody asks for it; and again until it comes.
 */
export function useLatePart(when: 'not yet' | 'soon' | 'now', extend: Extend): LatePart | null {
  const [got, set] = useState<{ part: LatePart; extend: Extend } | null>(null)
  // Words of another language are fetched anew.
  const part = got?.extend === extend ? got.part : null
  useEffect(() => {
    if (part || when === 'not yet') return
    const fetchIt = async () => {
      const coming = import('./late.ts')
      await extend(coming)
      set({ part: await coming, extend })
    }
    if (when === 'now') return keepTrying(fetchIt)
    let stop = whenIdle(() => {
      stop = keepTrying(fetchIt)
    })
    return () => stop()
  }, [part, when, extend])
  return part
}

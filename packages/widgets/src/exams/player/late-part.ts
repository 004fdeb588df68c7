import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { keepTrying } from '../../foundation/keep-trying.ts'
import { whenIdle } from './after-paint.ts'

/** What nobody needs before the first question stands there. Answering, keeping, sealing and sending need none of it. */
export type LatePart = typeof import('./late.ts')
export type OutcomePart = typeof import('./outcome.ts')

export const loadLate = (): Promise<LatePart> => import('./late.ts')
export const loadOutcome = (): Promise<OutcomePart> => import('./outcome.ts')

type Extend = WidgetProps['extend']

/**
 * A part, from when it is here with its words and its style; null before. It is fetched `now`, or `soon`: once there is
 * nothing better to do, so that it is here before anybody asks for it; and again until it comes.
 */
export function useLatePart<Part extends { styles: string; words: string }>(
  load: () => Promise<Part>,
  when: 'not yet' | 'soon' | 'now',
  extend: Extend,
): Part | null {
  const [got, set] = useState<{ part: Part; extend: Extend } | null>(null)
  // Words of another language are fetched anew.
  const part = got?.extend === extend ? got.part : null
  useEffect(() => {
    if (part || when === 'not yet') return
    const fetchIt = async () => {
      const found = await load()
      await extend(found)
      set({ part: found, extend })
    }
    if (when === 'now') return keepTrying(fetchIt)
    let stop = whenIdle(() => {
      stop = keepTrying(fetchIt)
    })
    return () => stop()
  }, [part, load, when, extend])
  return part
}

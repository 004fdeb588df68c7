import type { ReactNode } from 'react'
import * as path from './icon-paths.ts'

/** Draws on a 24 × 24 grid. Always beside a word, so hidden from readers. */
export function icon(lines: string): () => ReactNode {
  return () => (
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={lines} />
    </svg>
  )
}

export const IconCheck = icon(path.check)
export const IconBack = icon(path.back)
export const IconForward = icon(path.forward)
export const IconClock = icon(path.clock)
export const IconFlag = icon(path.flag)
export const IconGrid = icon(path.grid)
/** Ours too, since the player has them. */
export const IconAlert = icon('M12 4L2.5 20h19zM12 10v4.500M12 17.25v.01')
export const IconOffline = icon('M7 18a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 9.5A4.3 4.3 0 0 1 17.5 18zM4 4l16 16')
export const IconPerson = icon('M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4.5 20a7.5 7.5 0 0 1 15 0')

import type { ReactNode } from 'react'

/** Draws on a 24 × 24 grid; size and stroke come from the style sheet. Always beside a word, so hidden from readers. */
function icon(paths: string): () => ReactNode {
  return () => (
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths} />
    </svg>
  )
}

export const IconCheck = icon('M5 12.5l4.5 4.500L19 7.5')
export const IconClose = icon('M6 6l12 12M18 6L6 18')
export const IconBack = icon('M15 5l-7 7 7 7')
export const IconForward = icon('M9 5l7 7-7 7')
export const IconClock = icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3 2')
export const IconCalendar = icon('M5 6h14v14H5zM5 10h14M9 3v4M15 3v4')
export const IconFlag = icon('M6 21V4h11l-2 4 2 4H6')
export const IconGrid = icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z')
export const IconAlert = icon('M12 4L2.5 20h19zM12 10v4.500M12 17.25v.01')
export const IconOffline = icon('M7 18a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 9.5A4.3 4.3 0 0 1 17.5 18zM4 4l16 16')
export const IconRefresh = icon(
  'M20 5v5h-5M4 19v-5h5M19.4 10A8 8 0 0 0 5.7 6.8L4.5 8M4.6 14a8 8 0 0 0 13.7 3.2l1.2-1.2',
)
export const IconPerson = icon('M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4.5 20a7.5 7.5 0 0 1 15 0')

import type { ReactNode } from 'react'

/** As those of `foundation/ui`, on the same grid; only this screen needs them. */
function icon(lines: string): () => ReactNode {
  return () => (
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={lines} />
    </svg>
  )
}

export const IconBookmark = icon('M6 4h12v17l-6-4.500-6 4.500z')
export const IconShare = icon('M12 15V3M8 7l4-4 4 4M5 12v8h14v-8')
export const IconLock = icon('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3')

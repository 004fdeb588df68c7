import type { ReactNode } from 'react'

/**
 * One grey bar in the place of a line or a box; sizes are CSS lengths. An SVG, whose size needs no inline style: drawn by
 * a server under a strict policy it must keep its room too.
 */
export function SkeletonBlock({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <svg className="ui-skeleton" width={width} height={height} aria-hidden="true" focusable="false" />
}

/** What stands in the room of content on its way, in its true shape. Readers hear the words, not the shape. */
export function Skeleton({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className} role="status">
      <span className="ui-hidden">{label}</span>
      {children}
    </div>
  )
}

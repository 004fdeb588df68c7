import type { ReactNode } from 'react'

export type ChipTone = 'plain' | 'running' | 'archived' | 'taken' | 'wrong' | 'skipped' | 'marked'

/** A state by colour and by word. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className="ui-chip" part="chip" data-tone={tone}>
      {children}
    </span>
  )
}

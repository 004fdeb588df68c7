import type { ReactNode } from 'react'

/** Why there is nothing here, and what to do instead: `action` is a `ButtonLink` or a `Button`. Styles: `ui/state.css`. */
export function EmptyState({ title, text, action }: { title?: string; text: string; action?: ReactNode }) {
  return (
    <div className="ui-empty">
      {title ? <h2 part="heading">{title}</h2> : null}
      <p>{text}</p>
      {action}
    </div>
  )
}

import type { MouseEvent, ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ButtonProps {
  children: ReactNode
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  type?: 'button' | 'submit'
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** What the button says while it waits: it keeps its width and its focus, and ignores presses. */
  busy?: string | false
  disabled?: boolean
  className?: string
  /** Said after the words, to readers only: which of many. */
  describes?: string
}

/** A button of at least 48 px. Disabled ones stay focusable, so that a reader can still find out what they are. */
export function Button({ children, kind = 'plain', type = 'button', onClick, busy, disabled, ...rest }: ButtonProps) {
  const inert = disabled || Boolean(busy)
  return (
    <button
      type={type}
      className={rest.className ? `ui-button ${rest.className}` : 'ui-button'}
      part="button"
      data-kind={kind}
      aria-disabled={inert || undefined}
      aria-busy={Boolean(busy) || undefined}
      onClick={event => (inert ? event.preventDefault() : onClick?.(event))}
    >
      <span data-idle={busy ? '' : undefined}>
        {children}
        {rest.describes ? <VisuallyHidden>: {rest.describes}</VisuallyHidden> : null}
      </span>
      {busy ? <span aria-live="polite">{busy}</span> : null}
    </button>
  )
}

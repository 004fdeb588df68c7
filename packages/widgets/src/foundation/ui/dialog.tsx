import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface DialogProps {
  open: boolean
  /** Escape, or a press beside the box. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, the safe one first. */
  actions: ReactNode
}

/** A modal question. The browser's own `<dialog>` keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!open) return box.current?.close()
    box.current?.showModal()
    // For whoever lets "back" close it.
    box.current?.dispatchEvent(new Event('prostuti-dialog', { bubbles: true, composed: true }))
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={box}
      className="ui-dialog"
      part="dialog"
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === box.current && onClose()}
    >
      {open ? (
        <div>
          <h2 part="heading" id={heading}>
            {title}
          </h2>
          {children}
          <div className="ui-dialog-actions">{actions}</div>
        </div>
      ) : null}
    </dialog>
  )
}

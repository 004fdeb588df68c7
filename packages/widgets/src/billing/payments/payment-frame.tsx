import type { ReactNode } from 'react'

/** Heading and content of what is bought in. A page that has a heading of its own puts it into the slot. */
export function PaymentFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pay">
      <slot name="title">
        <h2 className="pay-heading">{title}</h2>
      </slot>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'

interface RowLinkProps {
  className: string
  /** Of a link that looks like a button. */
  'data-kind'?: string
  /** Without an address it is a button: the page does what is to be done. */
  href: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** The way into what a row tells, over the whole of the row (`row-link.css`). The row itself has `position: relative`. */
export function RowLink({ href, onChoose, ...rest }: RowLinkProps) {
  const props = { ...rest, 'data-row-link': '', onClick: onChoose }
  return href ? <a {...props} href={href} /> : <button {...props} type="button" />
}

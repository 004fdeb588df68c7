import type { ComponentProps } from 'react'

/** A list as one card with dividing lines (`row-list.css`). */
export function RowList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={className ? `ui-card ui-rows ${className}` : 'ui-card ui-rows'} part="card list" {...rest} />
}

import type { ReactElement, ReactNode } from 'react'
import styles from './system.module.css'

interface FactsProps {
  rows: readonly (readonly [name: string, value: ReactNode])[]
  /** The names take a third of the card. */
  isWide?: boolean
}

/** Names with their values, a line each. */
export function Facts({ rows, isWide }: FactsProps): ReactElement {
  return (
    <dl className={styles.facts} data-wide={isWide || undefined}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

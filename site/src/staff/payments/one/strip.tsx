import type { ReactElement } from 'react'
import styles from '../payments.module.css'

/** Before, change, after: a name and a figure each. */
interface StripCells {
  readonly before: readonly [string, string]
  readonly change: readonly [string, string]
  readonly after: readonly [string, string]
}

/** One strip of three cells. */
export function Strip({ before, change, after }: StripCells): ReactElement {
  return (
    <dl className={styles.strip}>
      {[before, change, after].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

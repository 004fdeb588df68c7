import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

/** A figure before, its change, and after: one strip of three cells. */
export function BeforeAfter(props: { before: string; change: string; after: string }): ReactElement {
  const t = useTexts('users')
  return (
    <dl className={styles.strip}>
      {(['before', 'change', 'after'] as const).map(name => (
        <div key={name} className={styles.cell}>
          <dt>{t(`users.strip.${name}`)}</dt>
          <dd>{props[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

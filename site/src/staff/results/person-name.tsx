import type { RankedPerson } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useTexts } from '../foundation/index.ts'
import styles from './results.module.css'

/** A person by their own name, and what rank lists call them where that is another. */
export function PersonName({ person: { name, alias } }: { person: RankedPerson }): ReactElement {
  const t = useTexts('results')
  return (
    <span className={styles.name}>
      {name}
      {alias && <span className="staff-small">{t('results.alias', { alias })}</span>}
    </span>
  )
}

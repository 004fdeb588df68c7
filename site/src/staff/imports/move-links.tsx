import type { ReactElement } from 'react'
import { useTexts } from '../foundation/index.ts'
import styles from './move-links.module.css'

/** The two ways of the bank: in and out. */
export function MoveLinks({ current }: { current: 'import' | 'export' }): ReactElement {
  const t = useTexts('exports')
  return (
    <nav className={styles.moves} aria-label={t('exports.moves')}>
      <a href="/admin/question/upload" aria-current={current === 'import' ? 'page' : undefined}>
        {t('exports.import')}
      </a>
      <a href="/admin/question/export" aria-current={current === 'export' ? 'page' : undefined}>
        {t('exports.export')}
      </a>
    </nav>
  )
}

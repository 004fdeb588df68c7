import type { ReactElement } from 'react'
import { useTexts } from '../foundation/index.ts'
import styles from './exports.module.css'

/** The two ways of the bank: in and out. */
export function MoveLinks(): ReactElement {
  const t = useTexts('exports')
  return (
    <nav className={styles.moves} aria-label={t('exports.moves')}>
      <a href="/admin/question/upload">{t('exports.import')}</a>
      <a href="/admin/question/export" aria-current="page">
        {t('exports.export')}
      </a>
    </nav>
  )
}

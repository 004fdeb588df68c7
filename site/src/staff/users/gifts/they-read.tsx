import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'
import styles from './gifts.module.css'

/** The words that the person gets, as the server writes them (`gift-texts.ts`). */
export function TheyRead({ name, title, body }: { name: string; title: string; body: string }): ReactElement {
  const t = useTexts('gifts')
  return (
    <div className={styles.read}>
      <span className="staff-small">{t('gifts.reads', { name })}</span>
      <b dir="auto">{title}</b>
      <span dir="auto">{body}</span>
    </div>
  )
}

import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'
import styles from '../notices.module.css'

interface ShownTextProps {
  /** As it is typed now. */
  typed: string
  /** As it was typed when it was saved, and the safe HTML that the server made of it; null: nothing is saved. */
  saved: { readonly typed: string; readonly html: string } | null
}

/** The words as learners read them: as the server draws them once they are saved, until then as they are typed. */
export function ShownText({ typed, saved }: ShownTextProps): ReactElement | null {
  const t = useTexts('notices')
  if (typed.trim() === '') return null
  if (saved && saved.typed === typed) return <div dir="auto" dangerouslySetInnerHTML={{ __html: saved.html }} />
  return (
    <>
      <p className={styles.typed}>{typed}</p>
      <p className="staff-small">{t('notices.typed_note')}</p>
    </>
  )
}

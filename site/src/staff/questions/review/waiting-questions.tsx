import type { QuestionListItem } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from './review-screen.module.css'

interface WaitingQuestionsProps {
  /** So many come after the one that is looked at. */
  left: number
  next: readonly QuestionListItem[]
}

/** The questions whose turn comes next. */
export function WaitingQuestions({ left, next }: WaitingQuestionsProps): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  return (
    <section className="staff-card" aria-label={t('questions.next')}>
      <header>
        <h2>{t('questions.next')}</h2>
        <span className="staff-small">{t('questions.left', { count: number(left) })}</span>
      </header>
      <ul className={styles.next}>
        {next.map(each => (
          <li key={each.id}>{each.text}</li>
        ))}
      </ul>
    </section>
  )
}

import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { LearnerPreview } from '../../questions/question/learner-preview.tsx'
import { QualityChip } from '../../questions/question/quality-chip.tsx'
import styles from './duplicates-screen.module.css'

interface PairSideProps {
  question: StaffQuestion
  /** It is the one that stays. */
  isKept: boolean
  onKeep(id: string): void
}

/** One of two questions that look alike. */
export function PairSide({ question, isKept, onKeep }: PairSideProps): ReactElement {
  const t = useTexts('categories', 'questions')
  const language = useLanguage()
  const { digits } = useFigures()
  return (
    <section className={`staff-card ${styles.side}`} data-kept={isKept || undefined}>
      <header>
        <label>
          <input type="radio" name="keep" checked={isKept} onChange={() => onKeep(question.id)} />
          <b>{t(isKept ? 'categories.stays' : 'categories.goes')}</b>
        </label>
        <a className="staff-small" href={`/admin/question/${question.id}`}>
          #{digits(question.id)}
        </a>
        <QualityChip quality={question.quality} />
      </header>
      <div className={styles.body}>
        <LearnerPreview
          shown={question.shown[language]}
          options={question.options}
          passage={question.passage?.[language]}
          solved
          noExplanation={t('questions.no_explanation')}
        />
      </div>
    </section>
  )
}

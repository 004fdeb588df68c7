import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { LearnerPreview } from '../question/learner-preview.tsx'
import { QualityChip } from '../question/quality-chip.tsx'
import styles from './review-screen.module.css'

/** The question that is reviewed, as learners will see it, with its solution. */
export function ReviewedQuestion({ question }: { question: StaffQuestion }): ReactElement {
  const language = useLanguage()
  const t = useTexts('questions')
  const { recent, digits } = useFigures()
  return (
    <>
      <header>
        <QualityChip quality={question.quality} />
        <span className="staff-small">
          {question.category.title} · #{digits(question.id)}
        </span>
        <span className="staff-small">
          {[question.updated_by, recent(question.updated_at)].filter(Boolean).join(' · ')}
        </span>
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
    </>
  )
}

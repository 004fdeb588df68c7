import type { FlaggedQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import { FlagReasonChip } from './flag-reason-chip.tsx'
import styles from './flagged-screen.module.css'

interface ReportedQuestionProps {
  flagged: FlaggedQuestion
  isChosen: boolean
  onChoose(): void
}

/** A question of the list, with how many have reported it. */
export function ReportedQuestion({ flagged, isChosen, onChoose }: ReportedQuestionProps): ReactElement {
  const t = useTexts('questions')
  const { number, recent } = useFigures()
  const { question, reasons, reports, newest_at: at, exam } = flagged
  return (
    <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={styles.top}>
        <FlagReasonChip reason={reasons[0]!.reason} />
        <span className="staff-small">{t('questions.people', { count: number(reports) })}</span>
      </span>
      <span className={styles.text}>{question.text}</span>
      <span className="staff-small">{[recent(at), exam?.title].filter(Boolean).join(' · ')}</span>
    </button>
  )
}

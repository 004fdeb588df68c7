import { Button } from '@mantine/core'
import type { ExamQuestion, StaffExam } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, StateMessage, useFigures, useTexts } from '../../foundation/index.ts'
import { EmptyPaper } from './empty-paper.tsx'
import styles from './paper-panel.module.css'
import { PaperSubjects } from './paper-subjects.tsx'
import type { ExamQuestions } from './use-exam-questions.ts'
import { usePaperChanges } from './use-paper-changes.ts'

interface PaperPanelProps {
  exam: StaffExam
  questions: readonly ExamQuestion[]
  list: ExamQuestions
  /** Why the exam's questions stay as they are. */
  blocked: string | undefined
}

/** The paper's questions under their subjects, both in an order that staff move by buttons; questions by dragging, and by Alt with an arrow. */
export function PaperPanel({ exam, questions, list, blocked }: PaperPanelProps): ReactElement {
  const t = useTexts('exams')
  const { number } = useFigures()
  const changes = usePaperChanges(questions, list)
  const seen = questions.filter(({ seen_by: sheets }) => sheets > 0)
  return (
    <section className={`staff-card ${styles.paper}`} aria-label={t('exams.paper')}>
      <header>
        <h2>{t('exams.paper')}</h2>
        <span className="staff-num">{t('exams.count', { count: number(questions.length) })}</span>
        {list.isBusy && (
          <span className="staff-small" role="status">
            {t('frame.saving')}
          </span>
        )}
      </header>
      {blocked !== undefined && (
        <p className={styles.seen}>
          <Icon name="lock" />
          <span>{blocked}</span>
        </p>
      )}
      {seen.length > 0 && (
        <p className={styles.seen}>
          <Icon name="eye" />
          <span>{t('exams.seen_count', { count: number(seen.length) })}</span>
          <Button
            variant="subtle"
            size="xs"
            disabled={blocked !== undefined}
            title={blocked}
            onClick={() => void changes.refresh(seen)}
          >
            {t('exams.replace')}
          </Button>
        </p>
      )}
      <div className={styles.rows}>
        {questions.length === 0 && (
          <StateMessage icon="inbox" title={t('exams.paper_empty')} text={t('exams.paper_empty_text')} />
        )}
        <PaperSubjects questions={questions} blocked={blocked} changes={changes} />
      </div>
      <EmptyPaper exam={exam} questions={questions} blocked={blocked} changes={changes} />
    </section>
  )
}

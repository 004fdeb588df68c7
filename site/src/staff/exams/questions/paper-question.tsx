import { ActionIcon } from '@mantine/core'
import type { ExamQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { problemText } from '../problems/problem-text.ts'
import { Html } from './html.tsx'
import { MoveButtons } from './move-buttons.tsx'
import styles from './paper-panel.module.css'
import type { PaperChanges } from './use-paper-changes.ts'

interface PaperQuestionProps {
  question: ExamQuestion
  isFirst: boolean
  isLast: boolean
  blocked: string | undefined
  changes: PaperChanges
}

/** A question of the paper, in its row: what stands against it, and what can be done with it. */
export function PaperQuestion({ question, isFirst, isLast, blocked, changes }: PaperQuestionProps): ReactElement {
  const t = useTexts('exams')
  const { number } = useFigures()
  return (
    <>
      <span className={`staff-num ${styles.number}`}>{number(question.number)}</span>
      <div className={styles.text}>
        <Html html={question.text} />
        <div className={styles.facts}>
          {question.seen_by > 0 && (
            <span title={question.seen_in ?? undefined}>
              <Icon name="eye" size={14} />
              {number(question.seen_by)}
            </span>
          )}
          {question.problems.map(code => (
            <span key={code} data-wrong>
              <Icon name="circle-alert" size={14} />
              {problemText(t, code) ?? code}
            </span>
          ))}
        </div>
      </div>
      <MoveButtons
        name={number(question.number)}
        isFirst={isFirst}
        isLast={isLast}
        blocked={blocked}
        onMove={by => void changes.moveQuestion(question, by)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--staff-control)"
        disabled={blocked !== undefined}
        title={blocked}
        aria-label={t('exams.refresh_this', { number: number(question.number) })}
        onClick={() => void changes.refresh([question])}
      >
        <Icon name="rotate-cw" size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--staff-control)"
        disabled={blocked !== undefined}
        title={blocked}
        aria-label={t('exams.take_out_number', { number: number(question.number) })}
        onClick={() => void changes.take([question])}
      >
        <Icon name="x" />
      </ActionIcon>
    </>
  )
}

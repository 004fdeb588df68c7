import { Button } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { ErrorState, Icon, useAddress, useTexts } from '../../foundation/index.ts'
import { BuilderHead } from '../builder/builder-head.tsx'
import { BankPanel } from './bank-panel.tsx'
import { GeneratePanel } from './generate-panel.tsx'
import { PaperPanel } from './paper-panel.tsx'
import styles from './question-step.module.css'
import { useExamQuestions } from './use-exam-questions.ts'
import { useRail } from './use-rail.ts'

interface QuestionStepProps {
  program: string
  id: string
  /** The drawer stands open: the address asks for it. */
  generates: boolean
}

/** Question: the bank on the left, the paper on the right, and what draws questions by itself beside them. */
export function QuestionStep({ program, id, generates }: QuestionStepProps): ReactElement {
  const t = useTexts('exams')
  const [, change] = useAddress()
  const list = useExamQuestions(id)
  useRail()
  const [isDrawing, setDrawing] = useState(generates)
  const { exam, questions, error, reload } = list
  if (!exam || !questions) {
    if (error) return <ErrorState error={error} onRetry={reload} />
    return <p role="status">{t('frame.loading')}</p>
  }
  const blocked = exam.joined ? t('exams.problem.joined') : undefined
  return (
    <>
      <BuilderHead exam={exam} program={program} step="questions">
        <Button
          className={styles.back}
          variant="default"
          leftSection={<Icon name="chevron-left" />}
          onClick={() => change({ step: 'info' })}
        >
          {t('exams.step.info')}
        </Button>
        {!isDrawing && (
          <Button
            variant="default"
            leftSection={<Icon name="layers" />}
            disabled={exam.joined}
            title={blocked}
            onClick={() => setDrawing(true)}
          >
            {t('exams.generate')}
          </Button>
        )}
        {/* Beside the open drawer its own button is the one that is filled. */}
        <Button variant={isDrawing ? 'default' : 'filled'} onClick={() => change({ step: 'overview' })}>
          {t('exams.next_overview')}
        </Button>
      </BuilderHead>
      <div className={styles.panels} data-drawing={isDrawing || undefined}>
        <BankPanel exam={exam} list={list} blocked={blocked} />
        <PaperPanel exam={exam} questions={questions} list={list} blocked={blocked} />
        {isDrawing && <GeneratePanel exam={exam} onClose={() => setDrawing(false)} />}
      </div>
    </>
  )
}

import { Button } from '@mantine/core'
import type { ExamQuestion, StaffExam } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, toast, useFigures, useTexts } from '../../foundation/index.ts'
import type { PaperChanges } from './use-paper-changes.ts'

interface EmptyPaperProps {
  exam: StaffExam
  questions: readonly ExamQuestion[]
  blocked: string | undefined
  changes: PaperChanges
}

/** Takes every question out of a paper, once it is confirmed. */
export function EmptyPaper({ exam, questions, blocked, changes }: EmptyPaperProps): ReactElement {
  const t = useTexts('exams')
  const { number } = useFigures()
  const [isAsking, setAsking] = useState(false)
  const empty = async () => {
    const done = await changes.take(questions)
    setAsking(false)
    if (done) toast(t('exams.removed', { count: number(questions.length) }))
  }
  return (
    <>
      {questions.length > 0 && (
        <footer>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            disabled={blocked !== undefined}
            title={blocked}
            onClick={() => setAsking(true)}
          >
            {t('exams.empty')}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('exams.empty_title', { exam: exam.title.bn })}
        confirm={t('exams.empty')}
        danger
        onConfirm={empty}
        onClose={() => setAsking(false)}
      >
        <p>{t('exams.empty_text', { count: number(questions.length) })}</p>
      </ConfirmDialog>
    </>
  )
}

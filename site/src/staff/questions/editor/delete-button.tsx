import { Button } from '@mantine/core'
import type { StaffQuestion } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'

/** Deletes a question, once it is confirmed; not while changes wait to be saved. */
export function DeleteButton({ question, isDirty }: { question: StaffQuestion; isDirty: boolean }): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const act = useToldAct()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    if (await act(() => admin.questions.delete(question.id), t('questions.deleted'))) location.assign('/admin/question')
  }
  return (
    <>
      <Button variant="subtle" color="red" disabled={isDirty} onClick={() => setAsking(true)}>
        {t('questions.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={t('questions.delete_this')}
        confirm={t('questions.delete')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{t('questions.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
}

import { Button, Textarea } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, Shortcut, useShortcut, useTexts } from '../../foundation/index.ts'
import styles from './review-screen.module.css'

const reasons = ['answer', 'explanation', 'unclear', 'category', 'similar'] as const

/** 1 to 5 choose a reason, in the reader's words; null leaves the keys alone. */
export function useReasonKeys(choose: ((reason: string) => void) | null): void {
  const t = useTexts('questions')
  const actOf = (number: number) => choose && (() => choose(t(`questions.reason.${reasons[number]!}`)))
  useShortcut({ key: '1' }, actOf(0))
  useShortcut({ key: '2' }, actOf(1))
  useShortcut({ key: '3' }, actOf(2))
  useShortcut({ key: '4' }, actOf(3))
  useShortcut({ key: '5' }, actOf(4))
}

/** The usual reasons; `hasKeys` where their keys work, which is not in a dialog. */
export function Reasons({ hasKeys, onChoose }: { hasKeys?: boolean; onChoose(reason: string): void }): ReactElement {
  const t = useTexts('questions')
  return (
    <div className={styles.reasons}>
      {reasons.map((each, number) => {
        const reason = t(`questions.reason.${each}`)
        return (
          <Button
            key={each}
            variant="default"
            size="xs"
            leftSection={hasKeys && <Shortcut keys={String(number + 1)} />}
            onClick={() => onChoose(reason)}
          >
            {reason}
          </Button>
        )
      })}
    </div>
  )
}

interface ReturnDialogProps {
  /** What stands in the field at first. */
  reason: string
  onClose(): void
  onConfirm(reason: string): Promise<void>
}

/** Asks why a question goes back: its writer reads it. */
export function ReturnDialog({ reason: chosen, onClose, onConfirm }: ReturnDialogProps): ReactElement {
  const t = useTexts('questions')
  const [reason, setReason] = useState(chosen)
  const [isMissing, setMissing] = useState(false)
  const confirm = async () => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') await onConfirm(reason.trim().replaceAll('\n', ' '))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('questions.return_title')}
      confirm={t('questions.return')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Reasons onChoose={setReason} />
      <Textarea
        label={t('questions.returned_reason')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={isMissing && t('questions.reason_needed')}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

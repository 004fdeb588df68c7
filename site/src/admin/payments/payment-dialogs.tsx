import { Textarea } from '@mantine/core'
import type { StaffPayment } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useAdmin, useFigures, useTexts, useToldAct } from '../foundation/index.ts'

interface PaymentDialogProps {
  /** Null while nothing is asked. */
  payment: StaffPayment | null
  /** After it was done. */
  onDone(): void
  onClose(): void
}

/** Asks why money goes back, and says how much. */
export function RefundDialog({ payment, onDone, onClose }: PaymentDialogProps): ReactElement {
  const t = useTexts('payments')
  const admin = useAdmin()
  const act = useToldAct()
  const { money } = useFigures()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refund = async () => {
    if (!payment) return
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    if (await act(() => admin.payments.refund(payment.id, note.trim()), t('payments.refunded'))) {
      setNote('')
      onDone()
    }
  }
  return (
    <ConfirmDialog
      isOpen={payment !== null}
      title={t('payments.refund_title')}
      confirm={t('payments.refund')}
      danger
      onConfirm={refund}
      onClose={onClose}
    >
      <p>{payment && t('payments.refund_text', { amount: money(payment.amount), product: payment.product.title })}</p>
      <Textarea
        label={t('payments.refund_note')}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        error={isMissing && t('form.required')}
        onChange={event => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

/** Says what crediting a held payment does. */
export function ReleaseDialog({ payment, onDone, onClose }: PaymentDialogProps): ReactElement {
  const t = useTexts('payments')
  const admin = useAdmin()
  const act = useToldAct()
  const { money } = useFigures()
  const release = async () => {
    if (payment && (await act(() => admin.payments.release(payment.id), t('payments.released')))) onDone()
  }
  return (
    <ConfirmDialog
      isOpen={payment !== null}
      title={t('payments.release_title')}
      confirm={t('payments.release')}
      onConfirm={release}
      onClose={onClose}
    >
      <p>{payment && t('payments.release_text', { amount: money(payment.amount), product: payment.product.title })}</p>
    </ConfirmDialog>
  )
}

import { Textarea } from '@mantine/core'
import type { StaffPayment } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'

interface PaymentDialogProps {
  /** Null while nothing is asked. */
  payment: StaffPayment | null
  /** Also once it is done. */
  onClose(): void
}

/** Asks why money goes back, and says how much. */
export function RefundDialog({ payment, onClose }: PaymentDialogProps): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const change = useChange()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refund = async () => {
    if (!payment) return
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    const refunding = () => admin.payments.refund(payment.id, note.trim())
    if (await change(refunding, { done: t('payments.refunded'), outdates: [['payments']] })) {
      setNote('')
      onClose()
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
      {payment?.refundable && <RefundEffect payment={payment} refundable={payment.refundable} />}
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

/** How much goes back, and what it takes from the person. */
function RefundEffect({
  payment: { product, state },
  refundable: { amount, coins, days, program },
}: {
  payment: StaffPayment
  refundable: NonNullable<StaffPayment['refundable']>
}): ReactElement {
  const t = useTexts('payments')
  const { money, number } = useFigures()
  const taken = [
    coins > 0 && t('payments.takes_coins', { count: coins, coins: number(coins) }),
    days > 0 && t('payments.takes_days', { count: days, days: number(days) }),
    program && t('payments.takes_program', { product: product.title }),
  ].filter(text => text !== false)
  return (
    <>
      <p>{t('payments.refund_text', { amount: money(amount), product: product.title })}</p>
      <p>
        {taken.length > 0
          ? taken.join(' ')
          : t(state === 'held' ? 'payments.takes_nothing_held' : 'payments.takes_nothing')}
      </p>
    </>
  )
}

/** Says what crediting a held payment does. */
export function ReleaseDialog({ payment, onClose }: PaymentDialogProps): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const change = useChange()
  const { money } = useFigures()
  const release = async () => {
    if (!payment) return
    const releasing = () => admin.payments.release(payment.id)
    if (await change(releasing, { done: t('payments.released'), outdates: [['payments']] })) onClose()
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

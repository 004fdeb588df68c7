import type { StaffPayment } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useFigures, useTexts } from '../foundation/index.ts'

type State = StaffPayment['state']

const looks: Readonly<Record<State, readonly [Tone, IconName]>> = {
  pending: ['quiet', 'circle-dashed'],
  paid: ['plain', 'circle-check'],
  failed: ['quiet', 'circle-x'],
  cancelled: ['quiet', 'circle-off'],
  expired: ['quiet', 'clock-alert'],
  held: ['running', 'pause'],
  refunded: ['quiet', 'undo-2'],
}
export const states = Object.keys(looks) as State[]

/** Where a payment is: a refund on its way before its own state, and that it came twice beside it. */
export function PaymentState({ payment }: { payment: StaffPayment }): ReactElement {
  const t = useTexts('payments')
  const { money } = useFigures()
  const { state, refund, held_reason: reason } = payment
  return (
    <>
      {refund ? (
        <StatusChip tone={refund.state === 'refunded' ? 'quiet' : 'running'} icon="undo-2">
          {refund.state === 'refunded'
            ? t('payments.state.refunded')
            : t('payments.refunding', { amount: money(refund.amount) })}
        </StatusChip>
      ) : (
        <StatusChip tone={looks[state][0]} icon={looks[state][1]}>
          {reason ? t(`payments.held_short.${reason}`) : t(`payments.state.${state}`)}
        </StatusChip>
      )}
      {openSurplus(payment).length > 0 && (
        <StatusChip tone="running" icon="copy">
          {t('payments.twice')}
        </StatusChip>
      )}
    </>
  )
}

/** Payments that came once more, of which nothing goes back yet. */
export const openSurplus = ({ surplus, refunds }: StaffPayment) =>
  surplus.filter(({ id }) => !refunds.some(refund => refund.surplus === id && refund.state !== 'failed'))

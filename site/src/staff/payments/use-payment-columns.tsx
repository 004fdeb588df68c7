import { Button } from '@mantine/core'
import type { StaffPayment } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import { type IconName, StatusChip, type Tone, useFigures, useTexts } from '../foundation/index.ts'
import styles from './payments-screen.module.css'

type State = StaffPayment['state']

/** What can be done with a payment. */
export type PaymentAct = 'refund' | 'release'

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
export const isState = (value: string | undefined): value is State => states.some(state => state === value)

/** The columns of the list of payments; `onAct` has to stay the same from drawing to drawing. */
export function usePaymentColumns(onAct: (act: PaymentAct, payment: StaffPayment) => void) {
  const t = useTexts('payments')
  const { money, recent } = useFigures()
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('payments.product'),
        cell: ({ product, tran_id: number }: StaffPayment) => (
          <>
            {product.title}
            <div className="staff-small">{number}</div>
          </>
        ),
      },
      {
        id: 'person',
        header: t('payments.person'),
        width: '18%',
        cell: ({ user }: StaffPayment) => user?.name ?? t('payments.deleted_person'),
      },
      {
        id: 'amount',
        header: t('payments.amount'),
        width: '100px',
        align: 'end' as const,
        cell: ({ amount }: StaffPayment) => money(amount),
      },
      {
        id: 'state',
        header: t('payments.state'),
        width: '170px',
        cell: (payment: StaffPayment) => <StateChip payment={payment} />,
      },
      { id: 'at', header: t('payments.at'), width: '150px', cell: ({ at }: StaffPayment) => recent(at) },
      {
        id: 'actions',
        header: t('payments.actions'),
        width: '220px',
        align: 'end' as const,
        cell: (payment: StaffPayment) => <ActButtons payment={payment} onAct={onAct} />,
      },
    ],
    [t, money, recent, onAct],
  )
}

function StateChip({ payment: { state, refund } }: { payment: StaffPayment }): ReactElement {
  const t = useTexts('payments')
  const { money } = useFigures()
  return refund ? (
    <StatusChip tone={refund.state === 'refunded' ? 'quiet' : 'running'} icon="undo-2">
      {refund.state === 'refunded'
        ? t('payments.state.refunded')
        : t('payments.refunding', { amount: money(refund.amount) })}
    </StatusChip>
  ) : (
    <StatusChip tone={looks[state][0]} icon={looks[state][1]}>
      {t(`payments.state.${state}`)}
    </StatusChip>
  )
}

interface ActButtonsProps {
  payment: StaffPayment
  onAct(act: PaymentAct, payment: StaffPayment): void
}

function ActButtons({ payment, onAct }: ActButtonsProps): ReactElement {
  const t = useTexts('payments')
  return (
    <span className={styles.acts}>
      {payment.state === 'held' && !payment.refund && (
        <Button variant="default" size="xs" onClick={() => onAct('release', payment)}>
          {t('payments.release')}
        </Button>
      )}
      {payment.refundable && (
        <Button variant="default" size="xs" onClick={() => onAct('refund', payment)}>
          {t('payments.refund')}
        </Button>
      )}
    </span>
  )
}

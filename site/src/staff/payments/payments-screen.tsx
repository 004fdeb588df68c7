import { Button } from '@mantine/core'
import type { StaffPayment } from '@prostuti/contract'
import { type ReactElement, useMemo, useState } from 'react'
import {
  type IconName,
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  StatusChip,
  type Tone,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { RefundDialog, ReleaseDialog } from './payment-dialogs.tsx'
import styles from './payments-screen.module.css'

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
const states = Object.keys(looks) as State[]
const isState = (value: string | undefined): value is State => states.some(state => state === value)

/** Everybody's payments, newest first. */
export function PaymentsScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Payments />
    </StaffRoot>
  )
}

function Payments(): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const { money, recent } = useFigures()
  const [asked, ask] = useState<{ act: 'refund' | 'release'; payment: StaffPayment } | null>(null)
  const [round, setRound] = useState(0)
  const columns = useMemo(
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
        cell: ({ state, refund }: StaffPayment) =>
          refund ? (
            <StatusChip tone={refund.state === 'refunded' ? 'quiet' : 'running'} icon="undo-2">
              {refund.state === 'refunded'
                ? t('payments.state.refunded')
                : t('payments.refunding', { amount: money(refund.amount) })}
            </StatusChip>
          ) : (
            <StatusChip tone={looks[state][0]} icon={looks[state][1]}>
              {t(`payments.state.${state}`)}
            </StatusChip>
          ),
      },
      { id: 'at', header: t('payments.at'), width: '150px', cell: ({ at }: StaffPayment) => recent(at) },
      {
        id: 'actions',
        header: t('payments.actions'),
        width: '220px',
        align: 'end' as const,
        cell: (payment: StaffPayment) => (
          <span className={styles.acts}>
            {payment.state === 'held' && !payment.refund && (
              <Button variant="default" size="xs" onClick={() => ask({ act: 'release', payment })}>
                {t('payments.release')}
              </Button>
            )}
            {payment.refundable && (
              <Button variant="default" size="xs" onClick={() => ask({ act: 'refund', payment })}>
                {t('payments.refund')}
              </Button>
            )}
          </span>
        ),
      },
    ],
    [t, money, recent],
  )
  const load = ({ cursor, pageSize, filters: { state } }: ListQuery) =>
    admin.payments.payments({ cursor, pageSize, state: isState(state) ? state : undefined })
  const asks = (act: 'refund' | 'release') => ({
    payment: asked?.act === act ? asked.payment : null,
    onClose: () => ask(null),
    onDone: () => {
      ask(null)
      setRound(round + 1)
    },
  })
  return (
    <>
      <RefundDialog {...asks('refund')} />
      <ReleaseDialog {...asks('release')} />
      <StaffList
        version={round}
        title={t('payments.title')}
        columns={columns}
        rowId={payment => payment.id}
        rowName={payment => payment.product.title}
        load={load}
        filters={[
          {
            name: 'state',
            label: t('payments.state'),
            options: states.map(value => ({ value, label: t(`payments.state.${value}`) })),
          },
        ]}
        csv={{
          name: 'payments',
          columns: [
            { header: t('payments.number'), value: payment => payment.tran_id },
            { header: t('payments.product'), value: payment => payment.product.title },
            { header: t('payments.person'), value: payment => payment.user?.name ?? '' },
            { header: t('payments.amount'), value: payment => Number(payment.amount) },
            { header: t('payments.state'), value: payment => t(`payments.state.${payment.state}`) },
            { header: t('payments.at'), value: payment => payment.at },
          ],
        }}
        empty={<StateMessage icon="inbox" title={t('payments.empty')} text={t('payments.empty_text')} />}
      />
    </>
  )
}

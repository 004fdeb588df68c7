import type { StaffPayment } from '@prostuti/contract'
import { type ReactElement, useCallback, useState } from 'react'
import {
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { RefundDialog, ReleaseDialog } from './payment-dialogs.tsx'
import { isState, type PaymentAct, states, usePaymentColumns } from './use-payment-columns.tsx'

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
  const [asked, ask] = useState<{ act: PaymentAct; payment: StaffPayment } | null>(null)
  const onAct = useCallback((act: PaymentAct, payment: StaffPayment) => ask({ act, payment }), [])
  const columns = usePaymentColumns(onAct)
  const load = ({ cursor, pageSize, filters: { state } }: ListQuery) =>
    admin.payments.payments({ cursor, pageSize, state: isState(state) ? state : undefined })
  const asks = (act: PaymentAct) => ({
    payment: asked?.act === act ? asked.payment : null,
    onClose: () => ask(null),
  })
  return (
    <>
      <RefundDialog {...asks('refund')} />
      <ReleaseDialog {...asks('release')} />
      <StaffList
        title={t('payments.title')}
        columns={columns}
        rowId={payment => payment.id}
        rowName={payment => payment.product.title}
        dataKey={['payments']}
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

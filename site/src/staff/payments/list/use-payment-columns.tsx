import type { StaffPayment } from '@prostuti/contract'
import { useMemo } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import { PaymentState } from '../payment-state.tsx'
import { useMethodWords } from '../use-method-words.ts'

/** The columns of the list of payments. */
export function usePaymentColumns() {
  const t = useTexts('payments')
  const { money, recent } = useFigures()
  const methodWords = useMethodWords()
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
        cell: ({ user }: StaffPayment) => (user ? user.name || `#${user.id}` : t('payments.deleted_person')),
      },
      {
        id: 'method',
        header: t('payments.method'),
        width: '15%',
        cell: (payment: StaffPayment) => methodWords(payment),
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
        cell: (payment: StaffPayment) => <PaymentState payment={payment} />,
      },
      { id: 'at', header: t('payments.at'), width: '150px', cell: ({ at }: StaffPayment) => recent(at) },
    ],
    [t, money, recent, methodWords],
  )
}

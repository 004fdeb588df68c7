import { Button } from '@mantine/core'
import { paymentMethods } from '@prostuti/contract/billing/payment-methods'
import type { ReactElement } from 'react'
import {
  Icon,
  type ListFilterField,
  type ListQuery,
  StaffList,
  StateMessage,
  useMay,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { withFields } from '../../foundation/page/address.ts'
import { states } from '../payment-state.tsx'
import { useMethodWords } from '../use-method-words.ts'
import { paymentFilterOf } from './payment-filter.ts'
import { PaymentSums } from './payment-sums.tsx'
import { usePaymentColumns } from './use-payment-columns.tsx'

const categories = ['program_purchase', 'coin_purchase', 'premium_pack_purchase'] as const

/** Everybody's payments, newest first, and what they come to. */
export function PaymentList(): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const columns = usePaymentColumns()
  const methodWords = useMethodWords()
  const reconciles = useMay('money.reconcile')
  const filters = useFilters()
  const load = (query: ListQuery) =>
    admin.payments.payments({ ...paymentFilterOf(query), cursor: query.cursor, pageSize: query.pageSize })
  return (
    <>
      <StaffList
        title={t('payments.title')}
        columns={columns}
        rowId={payment => payment.id}
        rowName={payment => payment.product.title}
        rowHref={payment => `/admin/payments${withFields(location.search, { id: payment.id })}`}
        dataKey={['payments', 'list']}
        load={load}
        searchLabel={t('payments.search')}
        filters={filters}
        actions={
          reconciles && (
            <Button
              component="a"
              href="/admin/payments/reconcile"
              variant="default"
              leftSection={<Icon name="list-checks" />}
            >
              {t('payments.reconcile')}
            </Button>
          )
        }
        csv={{
          name: 'payments',
          columns: [
            { header: t('payments.number'), value: payment => payment.tran_id },
            { header: t('payments.product'), value: payment => payment.product.title },
            { header: t('payments.person'), value: payment => payment.user?.name ?? '' },
            { header: t('payments.person_id'), value: payment => payment.user?.id ?? '' },
            { header: t('payments.amount'), value: payment => Number(payment.amount) },
            { header: t('payments.method'), value: payment => methodWords(payment) },
            { header: t('payments.gateway_ref'), value: payment => payment.gateway_ref ?? '' },
            { header: t('payments.state'), value: payment => t(`payments.state.${payment.state}`) },
            { header: t('payments.returned'), value: payment => (payment.refund ? Number(payment.refund.amount) : '') },
            { header: t('payments.at'), value: payment => payment.at },
          ],
        }}
        empty={<StateMessage icon="inbox" title={t('payments.empty')} text={t('payments.empty_text')} />}
      />
      <PaymentSums />
    </>
  )
}

function useFilters(): readonly ListFilterField[] {
  const t = useTexts('payments')
  const admin = useStaff()
  const { data: programs } = useQuery(['programs', 'names'], () => admin.programs.names())
  return [
    {
      name: 'state',
      label: t('payments.state'),
      options: states.map(value => ({ value, label: t(`payments.state.${value}`) })),
    },
    { name: 'from', label: t('payments.from'), type: 'date' },
    { name: 'to', label: t('payments.to'), type: 'date' },
    {
      name: 'category',
      label: t('payments.kind'),
      options: categories.map(value => ({ value, label: t(`payments.category.${value}`) })),
    },
    {
      name: 'program',
      label: t('payments.program'),
      options: (programs ?? []).map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      name: 'method',
      label: t('payments.method'),
      options: paymentMethods.map(value => ({ value, label: t(`payments.method.${value}`) })),
    },
    { name: 'surplus', label: t('payments.surplus'), options: [{ value: 'true', label: t('payments.surplus_only') }] },
  ]
}

import type { PaymentSums as Sums } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import {
  ErrorState,
  Icon,
  Segments,
  useAddress,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import styles from '../payments.module.css'
import { paymentFilterOf } from './payment-filter.ts'

type Figures = Sums['total']
type View = 'days' | 'products'

const names = ['state', 'from', 'to', 'category', 'program', 'method', 'surplus', 'user'] as const

/** What the filter finds, added up: by day, or by what was bought. */
export function PaymentSums(): ReactElement | null {
  const t = useTexts('payments')
  const admin = useStaff()
  const title = useId()
  const { money, number, date } = useFigures()
  const [address] = useAddress()
  const [view, setView] = useState<View>('days')
  const filters = Object.fromEntries(names.flatMap(name => (address.get(name) ? [[name, address.get(name)!]] : [])))
  const filter = paymentFilterOf({ search: address.get('search') ?? undefined, filters })
  const { data, error, reload } = useQuery(['payments', 'sums', filter], () => admin.payments.sums(filter))
  const day = (name: string) => date(`${name}T06:00:00Z`)
  if (error)
    return (
      <section className="staff-card">
        <ErrorState error={error} onRetry={reload} />
      </section>
    )
  if (!data) return null
  const { total, from, to } = data
  return (
    <section className={`staff-card ${styles.sums}`} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('payments.sums')}</h2>
        <span className="staff-small">{t('payments.sums_span', { from: day(from), to: day(to) })}</span>
        <Segments<View>
          label={t('payments.sums')}
          value={view}
          options={[
            { value: 'days', label: t('payments.sums_days') },
            { value: 'products', label: t('payments.sums_products') },
          ]}
          onChange={setView}
        />
      </header>
      {Number(total.held) > 0 && (
        <p className={styles.notice}>
          <Icon name="pause" />
          <span>{t('payments.held_sum', { amount: money(total.held) })}</span>
        </p>
      )}
      <dl className={styles.figures}>
        <Figure name={t('payments.sum_paid')} value={money(total.paid)} />
        <Figure name={t('payments.sum_back')} value={money(total.back)} />
        <Figure name={t('payments.sum_held')} value={money(total.held)} />
        <Figure name={t('payments.sum_orders')} value={`${number(total.paid_orders)} / ${number(total.orders)}`} />
      </dl>
      {total.orders > 0 && (
        <SumTable
          first={t(view === 'days' ? 'payments.day' : 'payments.product')}
          rows={
            view === 'days'
              ? data.days.map(({ day: name, ...sums }) => ({ name: day(name), sums }))
              : data.products.map(({ program, category, ...sums }) => ({
                  name: program?.title ?? t(`payments.category.${category}`),
                  sums,
                }))
          }
          total={total}
        />
      )}
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface SumTableProps {
  first: string
  rows: readonly { readonly name: string; readonly sums: Figures }[]
  total: Figures
}

function SumTable({ first, rows, total }: SumTableProps): ReactElement {
  const t = useTexts('payments')
  const { money, number } = useFigures()
  const cells = ({ paid_orders: orders, paid, back, held }: Figures) => (
    <>
      <td>{number(orders)}</td>
      <td>{money(paid)}</td>
      <td>{money(back)}</td>
      <td>{money(held)}</td>
    </>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label={first}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t('payments.sum_count')}</th>
            <th scope="col">{t('payments.sum_paid')}</th>
            <th scope="col">{t('payments.sum_back')}</th>
            <th scope="col">{t('payments.sum_held')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sums }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells(sums)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('payments.sum_total')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

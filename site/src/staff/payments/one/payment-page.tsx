import type { PaymentDetail } from '@prostuti/contract'
import type { ReactElement } from 'react'
import {
  AuditTrail,
  ErrorState,
  Icon,
  PageHead,
  useFigures,
  useMay,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { withFields } from '../../foundation/page/address.ts'
import { PaymentState } from '../payment-state.tsx'
import styles from '../payments.module.css'
import { PaymentActs } from './payment-acts.tsx'
import { PaymentChecks } from './payment-checks.tsx'
import { PaymentEvents } from './payment-events.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundsCard } from './refunds-card.tsx'
import { SurplusCard } from './surplus-card.tsx'
import { WhyHeld } from './why-held.tsx'

/** One payment: where the money is, why, and what can be done with it. */
export function PaymentPage({ id }: { id: string }): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['payments', 'one', id], () => admin.payments.payment(id))
  return (
    <>
      <a className={styles.back} href={`/admin/payments${withFields(location.search, { id: null })}`}>
        <Icon name="arrow-left" size={16} />
        {t('payments.all')}
      </a>
      {data ? (
        <Payment payment={data} />
      ) : (
        Boolean(error) && (
          <section className="staff-card">
            <ErrorState error={error} onRetry={reload} />
          </section>
        )
      )}
    </>
  )
}

function Payment({ payment }: { payment: PaymentDetail }): ReactElement {
  const t = useTexts('payments')
  const { money } = useFigures()
  const settles = useMay('money.settle')
  const { product, amount, user, tran_id: number } = payment
  const name = `${money(amount)}, ${product.title}`
  usePageName(name)
  return (
    <>
      <PageHead
        title={name}
        figure={
          <span className={styles.headFigure}>
            <code>{number}</code> <PaymentState payment={payment} />
          </span>
        }
      />
      <WhereItIs payment={payment} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WhyHeld payment={payment} />
          {payment.checks && <PaymentChecks checks={payment.checks} />}
          {payment.surplus.length > 0 && <SurplusCard payment={payment} />}
          {payment.refunds.length > 0 && <RefundsCard payment={payment} />}
          <PaymentFacts payment={payment} />
          <PaymentEvents payment={payment} />
        </div>
        <div className={styles.column}>
          {settles && <PaymentActs payment={payment} />}
          {user && (
            <a className={styles.person} href={`/admin/users/details?id=${user.id}`}>
              {t('payments.their_page', { name: user.name || `#${user.id}` })}
              <Icon name="chevron-right" size={16} />
            </a>
          )}
          <AuditTrail
            subject={{ kind: 'payment', id: payment.id }}
            version={`${payment.state} ${payment.refunds.length}`}
            actions={{
              released: t('payments.did.released'),
              refunded: t('payments.did.refunded'),
              checked: t('payments.did.checked'),
            }}
            labels={{ note: t('payments.note'), amount: t('payments.amount') }}
          />
        </div>
      </div>
    </>
  )
}

/** First where the money is and who has nothing yet. */
function WhereItIs({ payment }: { payment: PaymentDetail }): ReactElement | null {
  const t = useTexts('payments')
  const { money } = useFigures()
  const { state, amount, user, refund, product } = payment
  if (state !== 'held' || refund) return null
  const name = user ? user.name || `#${user.id}` : t('payments.deleted_person')
  return (
    <p className={styles.notice}>
      <Icon name="pause" />
      <span>
        <b>{t('payments.safe_at_gateway', { amount: money(amount) })}</b>{' '}
        {t('payments.has_nothing', { name, product: product.title })}
      </span>
    </p>
  )
}

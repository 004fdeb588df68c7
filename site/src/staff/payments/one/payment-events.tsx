import type { PaymentDetail } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'

type Event = PaymentDetail['events'][number]

/** What happened to a payment, the oldest first. */
export function PaymentEvents({ payment: { events } }: { payment: PaymentDetail }): ReactElement {
  const t = useTexts('payments')
  const title = useId()
  const { instant } = useFigures()
  const words = useEventWords()
  return (
    <section className={`staff-card ${styles.later}`} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('payments.events')}</h2>
      </header>
      <ol className={styles.events}>
        {events.map((event, index) => (
          <li key={index}>
            {words(event)} <span className="staff-small">{instant(event.at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const outcomes = ['credited', 'held', 'settled_before', 'second_payment', 'other_amount', 'unclear'] as const
const refundStates = ['requested', 'processing', 'refunded', 'failed'] as const

function useEventWords(): (event: Event) => string {
  const t = useTexts('payments')
  return ({ kind, outcome }) => {
    if (kind === 'reported') {
      const known = outcomes.find(name => name === outcome)
      return known ? t(`payments.event.reported_${known}`) : t('payments.event.reported')
    }
    if (kind === 'refund_asked') {
      const state = refundStates.find(name => name === outcome) ?? 'requested'
      return t(`payments.event.refund_${state}`)
    }
    return t(`payments.event.${kind}`)
  }
}

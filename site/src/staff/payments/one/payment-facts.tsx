import type { PaymentDetail } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'
import { useMethodWords } from '../use-method-words.ts'
import { useShareWords } from './use-share-words.ts'

/** What is known of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentDetail }): ReactElement {
  const t = useTexts('payments')
  const title = useId()
  const { money, instant } = useFigures()
  const methodWords = useMethodWords()
  const shareWords = useShareWords()
  const { amount, gateway_ref: reference, tran_id: number, at, paid_at: paidAt, share, product } = payment
  const facts: readonly (readonly [string, string])[] = [
    [t('payments.product'), product.title],
    [t('payments.amount'), money(amount)],
    [t('payments.number'), number],
    [t('payments.method'), methodWords(payment)],
    [t('payments.gateway_ref'), reference ?? ''],
    [t('payments.ordered_at'), instant(at)],
    [t('payments.paid_at'), paidAt ? instant(paidAt) : ''],
    [t('payments.unused'), share ? shareWords(share) : ''],
  ]
  return (
    <section className={`staff-card ${styles.later}`} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('payments.facts')}</h2>
      </header>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

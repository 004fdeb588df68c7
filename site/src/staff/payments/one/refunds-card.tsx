import type { PaymentDetail, Refund } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'

const stations = ['requested', 'processing', 'refunded'] as const

/** Money on its way back: where each of it is now. */
export function RefundsCard({ payment: { refunds } }: { payment: PaymentDetail }): ReactElement {
  const t = useTexts('payments')
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('payments.refunds')}</h2>
      </header>
      <ul className={styles.rows}>
        {refunds.map(refund => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  )
}

function RefundRow({ refund: { amount, state, surplus, coins, at } }: { refund: Refund }): ReactElement {
  const t = useTexts('payments')
  const { money, number, instant } = useFigures()
  const reached = state === 'failed' ? -1 : stations.indexOf(state)
  return (
    <li className={styles.refund}>
      <span>
        <b>{money(amount)}</b> {surplus !== null && t('payments.of_surplus')}
        {coins > 0 && ` · ${t('payments.coins_back', { coins: number(coins) })}`}
        <span className="staff-small">{instant(at)}</span>
      </span>
      {state === 'failed' ? (
        <span className={styles.failed}>{t('payments.refund_failed')}</span>
      ) : (
        <ol className={styles.stations}>
          {stations.map((name, index) => (
            <li
              key={name}
              data-reached={index <= reached || undefined}
              aria-current={index === reached ? 'step' : undefined}
            >
              {t(`payments.station.${name}`)}
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

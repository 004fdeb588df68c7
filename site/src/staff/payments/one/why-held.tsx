import type { PaymentDetail } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'

/** The one reason why a payment is held, in words; and what its payer reads meanwhile. */
export function WhyHeld({ payment }: { payment: PaymentDetail }): ReactElement | null {
  const t = useTexts('payments')
  const { money } = useFigures()
  const { held_reason: reason, state, user, amount } = payment
  if (state !== 'held' || !reason) return null
  return (
    <>
      <section className={styles.why}>
        <h2>{t(`payments.held_title.${reason}`)}</h2>
        <p>{t(`payments.held_text.${reason}`)}</p>
      </section>
      {user && (
        <section className={styles.read}>
          <span className="staff-small">{t('payments.reads_now', { name: user.name || `#${user.id}` })}</span>
          <b>{t('payments.reads_held', { amount: money(amount) })}</b>
          <span>{t('payments.reads_held_text')}</span>
        </section>
      )}
    </>
  )
}

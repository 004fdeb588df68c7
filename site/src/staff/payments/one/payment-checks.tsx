import type { PaymentCheck } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'

/** Our order beside the gateway's answer: what agrees is quiet. */
export function PaymentChecks({ checks }: { checks: readonly PaymentCheck[] }): ReactElement {
  const t = useTexts('payments')
  const { digits } = useFigures()
  const title = useId()
  const shown = ({ what }: PaymentCheck, value: string) =>
    what === 'order' ? `…${value.slice(-4)}` : what === 'currency' ? value : digits(value)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('payments.checks')}</h2>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('payments.check_what')}</th>
            <th scope="col">{t('payments.ours')}</th>
            <th scope="col">{t('payments.theirs')}</th>
            <th scope="col">{t('payments.check_agrees')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(check => (
            <tr key={check.what}>
              <th scope="row">{t(`payments.check_of.${check.what}`)}</th>
              <td>{shown(check, check.ours)}</td>
              <td className={check.agrees ? undefined : styles.differs}>{shown(check, check.theirs)}</td>
              <td className={check.agrees ? styles.agrees : styles.differs}>
                <span className={styles.result}>
                  <Icon name={check.agrees ? 'check' : 'triangle-alert'} size={16} />
                  <span className="staff-small">
                    {t(check.agrees ? 'payments.check_same' : 'payments.check_differs')}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

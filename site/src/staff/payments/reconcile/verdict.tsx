import type { Reconciliation } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'

/** One sentence: do our books and theirs agree? */
export function Verdict({ report: { days, agrees } }: { report: Reconciliation }): ReactElement {
  const t = useTexts('payments')
  const { number, date } = useFigures()
  const payments = days.reduce((sum, day) => sum + day.payments, 0)
  const unanswered = days.reduce((sum, day) => sum + day.unanswered, 0)
  const differing = days.filter(({ differences }) => differences.some(({ kind }) => kind !== 'unanswered'))
  const names = differing.map(({ day }) => date(`${day}T06:00:00Z`).replace(/ \S+$/, '')).reverse()
  return (
    <p className={styles.notice} data-agrees={agrees || undefined} role="status">
      <Icon name={agrees ? 'circle-check' : 'triangle-alert'} />
      <span>
        {agrees && <b>{t('payments.agree', { days: number(days.length), payments: number(payments) })}</b>}
        {differing.length > 0 && <b>{t('payments.differ', { days: names.join(', ') })}</b>}
        {unanswered > 0 && ` ${t('payments.no_answer', { count: number(unanswered) })}`}
      </span>
    </p>
  )
}

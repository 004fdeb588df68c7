import type { ReconciledDifference } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useMay, useTexts } from '../../foundation/index.ts'
import { CheckButton } from '../one/payment-acts.tsx'
import styles from '../payments.module.css'

/** One order that differs: what is on which side, and what to do. */
export function Difference({ difference }: { difference: ReconciledDifference }): ReactElement {
  const t = useTexts('payments')
  const { money } = useFigures()
  const settles = useMay('money.settle')
  const { kind, order, tran_id: number, title, user, ours, theirs, said } = difference
  const name = user ? user.name || `#${user.id}` : t('payments.deleted_person')
  return (
    <div className={styles.difference}>
      <p>
        <b>{t(`payments.difference_title.${kind}`, { ours: money(ours), theirs: money(theirs) })}</b>
      </p>
      <p>
        <a href={`/admin/payments?id=${order}`}>{number}</a> · {name} · {title}
      </p>
      <p>{t(`payments.difference_text.${kind}`)}</p>
      {said && (
        <p className="staff-small">
          {t('payments.gateway_says')} <span lang="en">{said}</span>
        </p>
      )}
      {settles && kind !== 'ours' && (
        <div className={styles.buttons}>
          <CheckButton id={order} text={t(kind === 'theirs' ? 'payments.match' : 'payments.check')} />
        </div>
      )}
    </div>
  )
}

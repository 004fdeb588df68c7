import type { Person } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

/** What has been paid and waits for staff: it stands first. */
export function HeldPayments({ person: { held } }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { money, recent } = useFigures()
  return (
    <>
      {held.map(({ order, title, amount, at, reason, tran_id: number }) => (
        <p key={order} className={styles.held}>
          <Icon name="pause" />
          <b>{t('users.held_amount', { amount: money(amount) })}</b>
          <span>
            {title}, {recent(at)}. {reason && t(`users.held_reason.${reason}`)}
          </span>
          <a href={`/admin/payments?state=held&search=${number}`}>{t('users.open_held')}</a>
        </p>
      ))}
    </>
  )
}

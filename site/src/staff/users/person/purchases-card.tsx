import type { Person, UserPurchase } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'
import own from './purchases-card.module.css'

/** What a person has bought or been given: how, when, at what price. */
export function PurchasesCard({ person: { purchases } }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { number } = useFigures()
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('users.bought')}</h2>
        <span className="staff-small">{t('users.count', { count: number(purchases.length) })}</span>
      </header>
      {purchases.length === 0 ? (
        <p className={styles.nothing}>{t('users.bought_nothing')}</p>
      ) : (
        <table className={`${styles.table} ${own.purchases}`}>
          <tbody>
            {purchases.map(purchase => (
              <PurchaseRow key={`${purchase.kind} ${purchase.product} ${purchase.at}`} purchase={purchase} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function PurchaseRow({ purchase }: { purchase: UserPurchase }): ReactElement {
  const t = useTexts('users')
  const { number, money, date } = useFigures()
  const { kind, title, by, amount, coins, until, at, state, order } = purchase
  return (
    <tr>
      <td>
        {title}
        <span className={`staff-small ${styles.line}`}>
          {until ? t('users.premium_until', { date: date(until) }) : t(`users.bought.${kind}`)}
        </span>
      </td>
      <td>
        {t(`users.by.${by}`)}
        {order && <span className={`staff-small ${styles.line}`}>{order.tran_id}</span>}
      </td>
      <td data-align="end">
        {amount ? money(amount) : coins ? t('users.coins_count', { count: number(coins) }) : ''}
        {state !== 'owned' && state !== 'paid' && (
          <span className={`staff-small ${styles.line}`}>{t(`users.order.${state}`)}</span>
        )}
      </td>
      <td data-align="end">{date(at)}</td>
    </tr>
  )
}

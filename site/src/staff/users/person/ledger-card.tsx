import type { LedgerEntry, Person } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

/** How the balance came about, and whether the entries add up to it. */
export function LedgerCard({ person: { ledger, coins } }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { number } = useFigures()
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('users.ledger')}</h2>
        <span className="staff-small">{t('users.coins_now', { count: number(coins) })}</span>
      </header>
      {ledger.entries.length === 0 ? (
        <p className={styles.nothing}>{t('users.ledger_empty')}</p>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('users.when')}</th>
                <th scope="col">{t('users.what')}</th>
                <th scope="col" data-align="end">
                  {t('users.change')}
                </th>
                <th scope="col" data-align="end">
                  {t('users.after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {ledger.entries.map(entry => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
          <p className={styles.foot}>
            {t(ledger.sum === coins ? 'users.ledger_adds_up' : 'users.ledger_differs', {
              count: number(ledger.count),
              sum: number(ledger.sum),
              coins: number(coins),
            })}
          </p>
        </>
      )}
    </section>
  )
}

const reasons = [
  ...(['opening_balance', 'daily_bonus', 'exam_purchase', 'program_purchase', 'taken_back'] as const),
  ...(['debt_payment', 'account_merge', 'coin_purchase', 'refund', 'gift'] as const),
]

function EntryRow({ entry: { at, reason, title, delta, balance } }: { entry: LedgerEntry }): ReactElement {
  const t = useTexts('users')
  const { number, recent } = useFigures()
  const known = reasons.find(each => each === reason)
  return (
    <tr>
      <td>{recent(at)}</td>
      <td>
        {known ? t(`users.ledger.${known}`) : t('users.ledger.other')}
        {title && <span className={`staff-small ${styles.line}`}>{title}</span>}
      </td>
      <td data-align="end">{`${delta < 0 ? '−' : '+'}${number(Math.abs(delta))}`}</td>
      <td data-align="end">{number(balance)}</td>
    </tr>
  )
}

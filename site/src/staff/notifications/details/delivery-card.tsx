import type { NotificationDate } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import { NotificationDateChip } from '../notification-state.tsx'
import styles from './details.module.css'

const always = ['people', 'accepted', 'opened'] as const
const sometimes = ['waiting', 'dropped', 'failed', 'removed'] as const

/** What became of one date, in sums on one scale; what did not happen has no line. */
export function DeliveryCard({ date, isOne }: { date: NotificationDate; isOne: boolean }): ReactElement | null {
  const t = useTexts('notifications')
  const title = useId()
  const { number, instant } = useFigures()
  const { delivery } = date
  if (!delivery) return null
  const rows = [...always, ...sometimes.filter(name => delivery[name] > 0)]
  const most = Math.max(1, ...rows.map(name => delivery[name]))
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>
          {isOne ? t('notifications.delivery') : t('notifications.delivery_of', { date: instant(date.at) })}
        </h2>
        <NotificationDateChip state={date.state} />
      </header>
      <table className={styles.sums}>
        <caption className="hidden">{t('notifications.delivery')}</caption>
        <tbody>
          {rows.map(name => (
            <tr key={name}>
              <th scope="row">{t(`notifications.delivery.${name}`)}</th>
              <td className={styles.line}>
                <span data-kind={name} style={{ inlineSize: `${(delivery[name] / most) * 100}%` }} />
              </td>
              <td className="staff-num">
                {number(delivery[name])}
                {name === 'opened' && delivery.people > 0 && (
                  <> · {number(Math.round((delivery.opened / delivery.people) * 100))}%</>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

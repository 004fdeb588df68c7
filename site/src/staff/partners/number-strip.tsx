import type { StaffPartner } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'

/** What a partner's pages and its address did of late. */
export function NumberStrip({ partner: { numbers, webhooks } }: { partner: StaffPartner }): ReactElement {
  const t = useTexts('partners')
  const { number, recent } = useFigures()
  const { people, new_people: newPeople, joined, submitted, delivered, tried, last_used_at: at } = numbers
  const cells = [
    [t('partners.number.people'), number(people), t('partners.number.new_people', { count: number(newPeople) })],
    [t('partners.number.joined'), number(joined), t('partners.number.days')],
    [t('partners.number.submitted'), number(submitted), t('partners.number.days')],
    [
      t('partners.number.webhook'),
      tried > 0 ? `${number(Math.floor((delivered / tried) * 1_000) / 10)}%` : '—',
      tried > 0
        ? t('partners.number.webhook_of', { tried: number(tried), delivered: number(delivered) })
        : t('partners.number.none'),
    ],
    [t('partners.number.last'), at ? recent(at) : t('partners.never'), ''],
  ]
  return (
    <dl className={`staff-card ${styles.strip}`}>
      {cells.map(([name, value, more], index) => (
        <div key={name} data-trouble={(index === 3 && webhooks.length > 0 && delivered < tried) || undefined}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {more && <span className="staff-small">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { Person } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { Icon, type IconName, useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

type Device = Person['devices'][number]

const icons: Readonly<Record<Device['kind'], IconName>> = {
  phone: 'smartphone',
  app: 'smartphone',
  tablet: 'smartphone',
  computer: 'laptop',
  partner: 'external-link',
  unknown: 'laptop',
}

/** Where a person is signed in. */
export function DevicesCard({ person: { devices } }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { number, recent } = useFigures()
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('users.devices')}</h2>
        <span className="staff-small">{t('users.count', { count: number(devices.length) })}</span>
      </header>
      {devices.length === 0 && <p className={styles.nothing}>{t('users.devices_none')}</p>}
      <ul className={styles.rows}>
        {devices.map(({ id, kind, browser, system, partner, last_seen_at: at }) => (
          <li key={id}>
            <Icon name={icons[kind]} />
            <div className={styles.said}>
              {partner || [t(`users.device.${kind}`), browser, system].filter(Boolean).join(', ')}
              <span className={`staff-small ${styles.line}`}>{t('users.seen_at', { at: recent(at) })}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

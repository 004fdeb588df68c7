import { Button } from '@mantine/core'
import type { Person } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { Icon, type IconName, useFigures, useTexts } from '../../foundation/index.ts'
import { SignOutDialog } from '../acts/sign-out-dialog.tsx'
import { useSignOutDenial } from '../acts/use-sign-out-denial.ts'
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

/** Where a person is signed in; each can be signed out alone, but for who sits a live exam: nobody knows on which. */
export function DevicesCard({ person }: { person: Person }): ReactElement {
  const { devices } = person
  const t = useTexts('users')
  const { number, recent } = useFigures()
  const nameOf = ({ kind, browser, system, partner }: Device) =>
    partner || [t(`users.device.${kind}`), browser, system].filter(Boolean).join(', ')
  const title = useId()
  const [asked, ask] = useState<Device | null>(null)
  const denial = useSignOutDenial(person)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('users.devices')}</h2>
        <span className="staff-small">{t('users.count', { count: number(devices.length) })}</span>
      </header>
      {devices.length === 0 && <p className={styles.nothing}>{t('users.devices_none')}</p>}
      <ul className={styles.rows}>
        {devices.map(device => (
          <li key={device.id}>
            <Icon name={icons[device.kind]} />
            <div className={styles.said}>
              {nameOf(device)}
              <span className={`staff-small ${styles.line}`}>
                {t('users.seen_at', { at: recent(device.last_seen_at) })}
              </span>
            </div>
            {denial !== null && (
              <Button
                variant="default"
                size="xs"
                disabled={denial !== ''}
                aria-label={t('users.sign_out_device', { device: nameOf(device) })}
                onClick={() => ask(device)}
              >
                {t('users.sign_out_short')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 0 && denial && <p className={styles.nothing}>{denial}</p>}
      {asked && (
        <SignOutDialog
          person={person}
          device={{ id: asked.id, name: nameOf(asked), line: [asked.browser, asked.system].filter(Boolean).join(', ') }}
          isOpen
          onClose={() => ask(null)}
        />
      )}
    </section>
  )
}

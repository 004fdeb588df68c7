import { Button } from '@mantine/core'
import type { StaffPartner } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ErrorState, Icon, Segments, useChange, useQuery, useStaff, useTexts } from '../foundation/index.ts'
import { DeliveryRow } from './delivery-row.tsx'
import styles from './partners.module.css'

const cursorOf = (address: string | null) =>
  (address && new URLSearchParams(address.split('?')[1]).get('cursor')) ?? undefined

const pageSize = 10

/** What a partner was told of late, what its server answered, and when the next try is. */
export function DeliveryLog({ partner: { id, webhook } }: { partner: StaffPartner }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const [shown, show] = useState<'all' | 'failed'>('all')
  const [cursor, setCursor] = useState<string | undefined>()
  const filter = { state: shown === 'failed' ? ('failed' as const) : undefined, cursor, pageSize }
  const { data, error, isLoading, reload } = useQuery(['partners', 'deliveries', id, filter], () =>
    admin.partners.deliveries(id, filter),
  )
  const sendFailed = () =>
    change(() => admin.partners.sendFailed(id), { done: t('partners.queued'), outdates: [['partners']] })
  return (
    <section className="staff-card" aria-labelledby="partner-log">
      <header>
        <h2 id="partner-log">{t('partners.log')}</h2>
        <span className={styles.acts}>
          <Segments
            label={t('partners.log')}
            value={shown}
            options={[
              { value: 'all', label: t('partners.show_all') },
              { value: 'failed', label: t('partners.show_failed') },
            ]}
            onChange={value => {
              setCursor(undefined)
              show(value)
            }}
          />
          <Button variant="default" size="xs" loading={isLoading} onClick={reload}>
            {t('partners.refresh')}
          </Button>
        </span>
      </header>
      {error && !data ? <ErrorState error={error} onRetry={reload} /> : null}
      {data?.results.length === 0 && <p className={styles.nothing}>{t('partners.log_none')}</p>}
      <ul className={styles.log}>
        {data?.results.map(delivery => (
          <DeliveryRow key={delivery.id} partner={id} delivery={delivery} maySend={webhook !== null} />
        ))}
      </ul>
      <footer className={styles.foot}>
        <p className="staff-small">{t('partners.log_foot')}</p>
        <span className={styles.acts}>
          {data?.previous && (
            <Button variant="default" size="xs" onClick={() => setCursor(cursorOf(data.previous))}>
              {t('partners.newer')}
            </Button>
          )}
          {data?.next && (
            <Button variant="default" size="xs" onClick={() => setCursor(cursorOf(data.next))}>
              {t('partners.older')}
            </Button>
          )}
          {webhook && data?.results.some(({ state }) => state === 'failed') && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="rotate-cw" size={16} />}
              onClick={() => void sendFailed()}
            >
              {t('partners.send_failed')}
            </Button>
          )}
        </span>
      </footer>
    </section>
  )
}

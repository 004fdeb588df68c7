import { Button } from '@mantine/core'
import { type ReactElement, useId, useState } from 'react'
import { ErrorState, Icon, Segments, useChange, useQuery, useStaff, useTexts } from '../foundation/index.ts'
import { DeliveryRow } from './delivery-row.tsx'
import styles from './partners.module.css'

const cursorOf = (address: string | null) =>
  (address && new URLSearchParams(address.split('?')[1]).get('cursor')) ?? undefined

const pageSize = 10

/** What an address was told of late, what it answered, and when the next try is. */
export function DeliveryLog({ partner, webhook }: { partner: string; webhook: string }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const title = useId()
  const [shown, show] = useState<'all' | 'failed'>('all')
  const [cursor, setCursor] = useState<string | undefined>()
  const filter = { state: shown === 'failed' ? ('failed' as const) : undefined, cursor, pageSize }
  const { data, error, isLoading, reload } = useQuery(['partners', 'deliveries', partner, webhook, filter], () =>
    admin.partners.deliveries(partner, webhook, filter),
  )
  const sendFailed = () =>
    change(() => admin.partners.sendFailed(partner, webhook), { done: t('partners.queued'), outdates: [['partners']] })
  return (
    <section className={styles.ofAddress} aria-labelledby={title}>
      <header>
        <h3 id={title}>{t('partners.log')}</h3>
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
          <DeliveryRow key={delivery.id} partner={partner} webhook={webhook} delivery={delivery} />
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
          {data?.results.some(({ state }) => state === 'failed') && (
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

import { Button } from '@mantine/core'
import type { StaffPartner } from '@prostuti/contract'
import { mostWebhooks } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Addresses of a partner's servers that are told of events, each with its events and its log, and the way to one more. */
export function WebhooksCard({ partner }: { partner: StaffPartner }): ReactElement {
  const t = useTexts('partners')
  const { number } = useFigures()
  const [isAdding, setAdding] = useState(false)
  const { webhooks } = partner
  const hasKey = partner.keys.some(key => key.kind === 'signing' && !key.is_over)
  const none = t(hasKey ? 'partners.webhook_none' : 'partners.webhook_needs_key')
  return (
    <>
      <section className="staff-card" aria-labelledby="partner-webhooks">
        <header>
          <h2 id="partner-webhooks">{t('partners.webhooks')}</h2>
          <span className={styles.acts}>
            <span className="staff-small">{t('partners.count', { count: number(webhooks.length) })}</span>
            {hasKey && webhooks.length < mostWebhooks && (
              <Button
                variant="default"
                size="xs"
                leftSection={<Icon name="plus" size={16} />}
                onClick={() => setAdding(true)}
              >
                {t('partners.webhook_set')}
              </Button>
            )}
          </span>
        </header>
        {webhooks.length === 0 && <p className={styles.nothing}>{none}</p>}
        {webhooks.length > 0 && !hasKey && (
          <p role="alert" className={`${styles.nothing} ${styles.problem}`}>
            {t('partners.webhook_waits')}
          </p>
        )}
        {webhooks.length > 0 && <p className={styles.nothing}>{t('partners.events_text')}</p>}
      </section>
      {webhooks.map((webhook, index) => (
        <WebhookCard key={webhook.id} partner={partner.id} webhook={webhook} place={index + 1} />
      ))}
      {isAdding && <WebhookDialog partner={partner.id} onClose={() => setAdding(false)} />}
    </>
  )
}

import { Button } from '@mantine/core'
import type { PartnerWebhook } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, Icon, StatusChip, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import { DeliveryLog } from './delivery-log.tsx'
import styles from './partners.module.css'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookEvents } from './webhook-events.tsx'

interface WebhookCardProps {
  partner: string
  webhook: PartnerWebhook
  /** Its number among the partner's addresses. */
  place: number
}

/** One address that is told of events: which, and what came of it. */
export function WebhookCard({ partner, webhook, place }: WebhookCardProps): ReactElement {
  const t = useTexts('partners')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const [asked, ask] = useState<'url' | 'removal' | null>(null)
  const close = () => ask(null)
  const title = `partner-webhook-${webhook.id}`
  const test = () =>
    change(() => admin.partners.sendTest(partner, webhook.id), {
      done: t('partners.queued'),
      outdates: [['partners', 'deliveries', partner, webhook.id]],
    })
  const remove = async () => {
    const acting = () => admin.partners.removeWebhook(partner, webhook.id)
    if (await change(acting, { done: t('partners.webhook_removed'), outdates: [['partners'], ['audit']] })) close()
  }
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('partners.webhook_of', { place: number(place) })}</h2>
        <span className={styles.acts}>
          {webhook.failed > 0 && (
            <StatusChip tone="wrong" icon="circle-x">
              {t('partners.failed_count', { count: number(webhook.failed) })}
            </StatusChip>
          )}
          <Button variant="default" size="xs" leftSection={<Icon name="send" size={16} />} onClick={() => void test()}>
            {t('partners.send_test')}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={t('partners.webhook_change_of', { address: webhook.url })}
            onClick={() => ask('url')}
          >
            {t('partners.webhook_change')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={t('partners.take', { address: webhook.url })}
            onClick={() => ask('removal')}
          >
            {t('partners.take_confirm')}
          </Button>
        </span>
      </header>
      <p className={styles.nothing}>
        <code>{webhook.url}</code>
      </p>
      <WebhookEvents partner={partner} webhook={webhook} />
      <DeliveryLog partner={partner} webhook={webhook.id} />
      {asked === 'url' && <WebhookDialog partner={partner} webhook={webhook} onClose={close} />}
      {asked === 'removal' && (
        <ConfirmDialog
          isOpen
          title={t('partners.take_title', { address: webhook.url })}
          confirm={t('partners.take_confirm')}
          danger
          prefersCancel
          onConfirm={remove}
          onClose={close}
        >
          <p>{t('partners.webhook_remove_text')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

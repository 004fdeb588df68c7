import { Checkbox } from '@mantine/core'
import type { PartnerEvent, PartnerWebhook } from '@prostuti/contract'
import { partnerEvents } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'

/** Of which events an address is told; each choice counts at once. */
export function WebhookEvents({ partner, webhook }: { partner: string; webhook: PartnerWebhook }): ReactElement {
  const t = useTexts('partners')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const [isBusy, setBusy] = useState(false)
  const choose = async (event: PartnerEvent, isChosen: boolean) => {
    setBusy(true)
    const events = partnerEvents.filter(each => (each === event ? isChosen : webhook.events.includes(each)))
    await change(() => admin.partners.updateWebhook(partner, webhook.id, { events }), {
      outdates: [['partners', 'one', partner], ['audit']],
    })
    setBusy(false)
  }
  return (
    <details className={styles.chosen}>
      <summary>
        {t('partners.events')}{' '}
        <span className="staff-small">{t('partners.count', { count: number(webhook.events.length) })}</span>
      </summary>
      <div className={styles.events}>
        {partnerEvents.map(event => (
          <Checkbox
            key={event}
            label={t(`partners.event.${event}`)}
            checked={webhook.events.includes(event)}
            disabled={isBusy}
            onChange={({ currentTarget }) => void choose(event, currentTarget.checked)}
          />
        ))}
      </div>
    </details>
  )
}

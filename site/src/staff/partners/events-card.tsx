import { Checkbox } from '@mantine/core'
import type { PartnerEvent, PartnerWebhook } from '@prostuti/contract'
import { partnerEvents } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { useChange, useStaff, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'

/** Of which events a partner is told; each choice counts at once. */
export function EventsCard({ id, webhook }: { id: string; webhook: PartnerWebhook }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const [isBusy, setBusy] = useState(false)
  const choose = async (event: PartnerEvent, isChosen: boolean) => {
    setBusy(true)
    const events = partnerEvents.filter(each => (each === event ? isChosen : webhook.events.includes(each)))
    await change(() => admin.partners.setWebhook(id, { url: webhook.url, events }), {
      outdates: [['partners', 'one', id], ['audit']],
    })
    setBusy(false)
  }
  return (
    <section className="staff-card" aria-labelledby="partner-events">
      <header>
        <h2 id="partner-events">{t('partners.events')}</h2>
      </header>
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
        <p className="staff-small">{t('partners.events_text')}</p>
      </div>
    </section>
  )
}

import { Button, TextInput } from '@mantine/core'
import type { StaffPartner } from '@prostuti/contract'
import { partnerEvents } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, Icon, useChange, useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import styles from './partners.module.css'
import { useRefused } from './use-refused.ts'

/** The address that is told of events. */
export function WebhookCard({ partner }: { partner: StaffPartner }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const [isSetting, setSetting] = useState(false)
  const { id, webhook } = partner
  const hasKey = partner.keys.some(key => key.kind === 'signing' && !key.is_over)
  const test = () =>
    change(() => admin.partners.sendTest(id), {
      done: t('partners.queued'),
      outdates: [['partners', 'deliveries', id]],
    })
  return (
    <section className="staff-card" aria-labelledby="partner-webhook">
      <header>
        <h2 id="partner-webhook">{t('partners.webhook')}</h2>
        <span className={styles.acts}>
          {webhook && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="send" size={16} />}
              onClick={() => void test()}
            >
              {t('partners.send_test')}
            </Button>
          )}
          {hasKey && (
            <Button variant="default" size="xs" onClick={() => setSetting(true)}>
              {t(webhook ? 'partners.webhook_change' : 'partners.webhook_set')}
            </Button>
          )}
        </span>
      </header>
      <p className={styles.nothing}>
        {webhook ? <code>{webhook.url}</code> : t(hasKey ? 'partners.webhook_none' : 'partners.webhook_needs_key')}
      </p>
      {webhook && !hasKey && (
        <p role="alert" className={`${styles.nothing} ${styles.problem}`}>
          {t('partners.webhook_waits')}
        </p>
      )}
      {isSetting && <WebhookDialog partner={partner} onClose={() => setSetting(false)} />}
    </section>
  )
}

function WebhookDialog({ partner: { id, webhook }, onClose }: { partner: StaffPartner; onClose(): void }) {
  const t = useTexts('partners')
  const admin = useStaff()
  const told = useToldAct()
  const { problem, setProblem, run } = useRefused()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const outdates = [['partners'], ['audit']] as const
  const save = async () => {
    if (url.trim() === '') return setProblem(t('form.required'))
    const acting = () =>
      admin.partners.setWebhook(id, { url: url.trim(), events: webhook?.events ?? [...partnerEvents] })
    if (await run(acting, { done: t('partners.saved'), outdates })) onClose()
  }
  const remove = async () => {
    if (await told(() => admin.partners.removeWebhook(id))) {
      await run(async () => undefined, { done: t('partners.webhook_removed'), outdates })
      onClose()
    }
  }
  return (
    <ConfirmDialog isOpen title={t('partners.webhook')} confirm={t('frame.save')} onConfirm={save} onClose={onClose}>
      <TextInput
        label={t('partners.webhook_url')}
        description={t('partners.webhook_hint')}
        type="url"
        inputMode="url"
        maxLength={500}
        value={url}
        error={problem}
        onChange={event => {
          setUrl(event.currentTarget.value)
          setProblem(null)
        }}
      />
      {webhook && (
        <Button variant="subtle" color="red" size="xs" onClick={() => void remove()}>
          {t('partners.webhook_remove')}
        </Button>
      )}
    </ConfirmDialog>
  )
}

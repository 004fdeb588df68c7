import { TextInput } from '@mantine/core'
import type { PartnerWebhook } from '@prostuti/contract'
import { partnerEvents } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useStaff, useTexts } from '../foundation/index.ts'
import { useRefused } from './use-refused.ts'

interface WebhookDialogProps {
  partner: string
  /** Which one is changed; none: a new one. */
  webhook?: PartnerWebhook
  onClose(): void
}

/** Asks for an address. A new one is told of everything, until staff choose. */
export function WebhookDialog({ partner, webhook, onClose }: WebhookDialogProps): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const { problem, setProblem, run } = useRefused()
  const [typed, setTyped] = useState(webhook?.url ?? '')
  const save = async () => {
    const url = typed.trim()
    if (url === '') return setProblem(t('form.required'))
    const acting = () =>
      webhook
        ? admin.partners.updateWebhook(partner, webhook.id, { url })
        : admin.partners.addWebhook(partner, { url, events: [...partnerEvents] })
    if (await run(acting, { done: t('partners.saved'), outdates: [['partners'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog isOpen title={t('partners.webhook')} confirm={t('frame.save')} onConfirm={save} onClose={onClose}>
      <TextInput
        label={t('partners.webhook_url')}
        description={t('partners.webhook_hint')}
        type="url"
        inputMode="url"
        maxLength={500}
        value={typed}
        error={problem}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
      />
    </ConfirmDialog>
  )
}

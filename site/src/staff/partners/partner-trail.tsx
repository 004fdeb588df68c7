import type { StaffPartner } from '@prostuti/contract'
import { partnerEvents, partnerKeyKinds } from '@prostuti/contract/partners/events'
import type { ReactElement } from 'react'
import { AuditTrail, useTexts } from '../foundation/index.ts'

/** What staff did to this partner. No key stands there. */
export function PartnerTrail({
  partner: { id, revision, keys, webhooks, sign_in_keys: signInKeys },
}: {
  partner: StaffPartner
}): ReactElement {
  const t = useTexts('partners')
  const show = (field: string, value: unknown) => {
    const kind = partnerKeyKinds.find(each => each === value)
    if (field === 'kind' && kind) return t(`partners.kind.${kind}`)
    if (field !== 'events' || !Array.isArray(value)) return undefined
    const chosen = partnerEvents.filter(event => value.includes(event))
    return chosen.map(event => t(`partners.event.${event}`)).join(', ')
  }
  return (
    <AuditTrail
      subject={{ kind: 'partner', id }}
      version={`${revision} ${keys.length} ${signInKeys.length} ${webhooks.map(({ url, events }) => url + events.length)}`}
      actions={{
        'key made': t('partners.audit.key_made'),
        'key ended': t('partners.audit.key_ended'),
        'sign-in key added': t('partners.audit.sign_in_key_added'),
        'sign-in key removed': t('partners.audit.sign_in_key_removed'),
        'webhook set': t('partners.audit.webhook_set'),
        'webhook removed': t('partners.audit.webhook_removed'),
      }}
      labels={{
        name: t('partners.name'),
        name_en: t('partners.name_en'),
        origins: t('partners.where'),
        redirect_uris: t('partners.audit.redirect_uris'),
        url: t('partners.audit.url'),
        events: t('partners.audit.events'),
        key: t('partners.audit.key'),
        keys: t('partners.audit.keys'),
        sessions_ended: t('partners.audit.sessions_ended'),
        kind: t('partners.audit.kind'),
        old_ends_at: t('partners.audit.old_ends_at'),
      }}
      show={show}
    />
  )
}

import type { Person } from '@prostuti/contract'
import { signOutReasons, viewAsReasons } from '@prostuti/contract/core/act-reasons'
import type { ReactElement } from 'react'
import { AuditTrail, useTexts } from '../../foundation/index.ts'

/** What staff did to this person: who, when, why. */
export function PersonTrail({ person: { id, devices } }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const isReason = (value: unknown): value is (typeof signOutReasons)[number] =>
    signOutReasons.some(each => each === value)
  return (
    <AuditTrail
      subject={{ kind: 'person', id }}
      version={devices.length}
      actions={{
        'signed out': t('users.did.signed_out'),
        'device signed out': t('users.did.device_signed_out'),
        'viewed as': t('users.did.viewed_as'),
        'stopped viewing as': t('users.did.stopped_viewing_as'),
        'program given': t('users.did.program_given'),
        'program sold': t('users.did.program_sold'),
        'program bought': t('users.did.program_bought'),
        'own start given': t('users.did.own_start_given'),
        'coins given': t('users.did.coins_given'),
        'coins taken': t('users.did.coins_taken'),
      }}
      labels={{
        devices: t('users.devices'),
        device: t('users.trail.device'),
        minutes: t('users.trail.minutes'),
        reason: t('users.reason'),
        note: t('users.note'),
        role: t('users.role'),
        coins: t('users.trail.coins'),
        change: t('users.strip.change'),
        program: t('users.trail.program'),
        source: t('users.trail.source'),
        own_start: t('users.trail.own_start'),
        amount: t('users.trail.amount'),
        method: t('users.trail.method'),
        reference: t('users.trail.reference'),
        order: t('users.trail.order'),
      }}
      show={(field, value) => {
        if (field !== 'reason') return undefined
        const viewed = viewAsReasons.find(each => each === value)
        if (viewed && viewed !== 'other') return t(`users.view_as_reason.${viewed}`)
        return isReason(value) ? t(`users.sign_out_reason.${value}`) : undefined
      }}
    />
  )
}

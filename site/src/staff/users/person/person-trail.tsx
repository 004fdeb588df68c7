import { type Person, signOutReasons } from '@prostuti/contract'
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
      actions={{ 'signed out': t('users.did.signed_out') }}
      labels={{
        devices: t('users.devices'),
        reason: t('users.reason'),
        note: t('users.note'),
        role: t('users.role'),
      }}
      show={(field, value) => (field === 'reason' && isReason(value) ? t(`users.sign_out_reason.${value}`) : undefined)}
    />
  )
}

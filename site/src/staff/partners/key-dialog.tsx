import { TextInput } from '@mantine/core'
import type { NewPartnerKey, PartnerKeyKind, StaffPartner } from '@prostuti/contract'
import { oldKeyDays } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  useFigures,
  useOutdate,
  useStaff,
  useStaffContext,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import styles from './partners.module.css'
import { useRefused } from './use-refused.ts'

interface KeyDialogProps {
  partner: StaffPartner
  kind: PartnerKeyKind
  onClose(): void
}

/** Asks before a key is made, then shows it, once. */
export function KeyDialog({ partner, kind, onClose }: KeyDialogProps): ReactElement {
  const t = useTexts('partners')
  const { instant } = useFigures()
  const { now } = useStaffContext()
  const admin = useStaff()
  const outdate = useOutdate()
  const { problem, run } = useRefused()
  const [made, setMade] = useState<NewPartnerKey | null>(null)
  if (made)
    return (
      <ShownKey
        made={made}
        onClose={() => {
          outdate(['partners'], ['audit'])
          onClose()
        }}
      />
    )
  const hasOne = partner.keys.some(key => key.kind === kind && key.ends_at === null)
  const make = async () => {
    await run(async () => setMade(await admin.partners.makeKey(partner.id, kind)), { outdates: [] })
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('partners.make_title', { kind: t(`partners.kind.${kind}`) })}
      confirm={t(hasOne ? 'partners.turn_confirm' : 'partners.make_confirm')}
      onConfirm={make}
      onClose={onClose}
    >
      <p>
        {hasOne
          ? t('partners.turn_text', { at: instant(new Date(now() + oldKeyDays * 86_400_000).toISOString()) })
          : t('partners.make_text')}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </ConfirmDialog>
  )
}

function ShownKey({ made, onClose }: { made: NewPartnerKey; onClose(): void }): ReactElement {
  const t = useTexts('partners')
  const { instant } = useFigures()
  const told = useToldAct()
  // Escape closes no dialog whose key is not kept: it copies it.
  const copy = () => told(() => navigator.clipboard.writeText(made.key), t('frame.copied'))
  return (
    <ConfirmDialog
      isOpen
      title={t('partners.shown_title')}
      confirm={t('partners.shown_done')}
      cancel={t('frame.copy')}
      onConfirm={onClose}
      onClose={() => void copy()}
    >
      <TextInput
        label={t('partners.key')}
        readOnly
        value={made.key}
        onFocus={event => event.currentTarget.select()}
        classNames={{ input: styles.mono }}
      />
      <p>
        {t('partners.shown_text')} {made.old_ends_at && t('partners.shown_old', { at: instant(made.old_ends_at) })}
      </p>
    </ConfirmDialog>
  )
}

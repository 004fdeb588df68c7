import { Button } from '@mantine/core'
import type { PartnerKey, PartnerKeyKind, StaffPartner } from '@prostuti/contract'
import { partnerKeyKinds } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, Icon, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import { KeyDialog } from './key-dialog.tsx'
import styles from './partners.module.css'

/** A partner's keys: each kind, what it is for, and how much its keys are used. */
export function KeysCard({ partner }: { partner: StaffPartner }): ReactElement {
  const t = useTexts('partners')
  const [making, make] = useState<PartnerKeyKind | null>(null)
  const [ending, end] = useState<PartnerKey | null>(null)
  return (
    <section className="staff-card" aria-labelledby="partner-keys">
      <header>
        <h2 id="partner-keys">{t('partners.keys')}</h2>
        <span className="staff-small">{t('partners.keys_text')}</span>
      </header>
      {partnerKeyKinds.map(kind => {
        const keys = partner.keys.filter(key => key.kind === kind)
        const works = keys.some(key => !key.is_over)
        return (
          <div key={kind} className={styles.kind}>
            <div className={styles.kindHead}>
              <div>
                <b>{t(`partners.kind.${kind}`)}</b>
                <span className={`staff-small ${styles.line}`}>{t(`partners.kind_text.${kind}`)}</span>
              </div>
              <Button
                variant="default"
                size="xs"
                leftSection={<Icon name={works ? 'rotate-cw' : 'plus'} size={16} />}
                aria-label={`${t(works ? 'partners.turn' : 'partners.make')}: ${t(`partners.kind.${kind}`)}`}
                onClick={() => make(kind)}
              >
                {t(works ? 'partners.turn' : 'partners.make')}
              </Button>
            </div>
            <ul className={styles.keys}>
              {keys.map(key => (
                <KeyRow key={key.id} of={key} onEnd={() => end(key)} />
              ))}
            </ul>
          </div>
        )
      })}
      {making && <KeyDialog partner={partner} kind={making} onClose={() => make(null)} />}
      {ending && <EndDialog id={partner.id} of={ending} onClose={() => end(null)} />}
    </section>
  )
}

function KeyRow({ of: key, onEnd }: { of: PartnerKey; onEnd(): void }): ReactElement {
  const t = useTexts('partners')
  const { number, recent, instant } = useFigures()
  const ends = key.ends_at && t('partners.works_until', { at: instant(key.ends_at) })
  return (
    <li data-over={key.is_over || undefined}>
      <code>{key.hint}</code>
      <span>{t('partners.times', { count: number(key.uses) })}</span>
      <span className="staff-small">{key.last_used_at ? recent(key.last_used_at) : t('partners.never')}</span>
      <span className="staff-small">{key.is_over ? t('partners.over') : ends}</span>
      {!key.is_over && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={t('partners.end_of', { key: key.hint })}
          onClick={onEnd}
        >
          {t('partners.end')}
        </Button>
      )}
    </li>
  )
}

function EndDialog({ id, of: key, onClose }: { id: string; of: PartnerKey; onClose(): void }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const end = async () => {
    const acting = () => admin.partners.endKey(id, key.id)
    if (await change(acting, { done: t('partners.ended'), outdates: [['partners'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('partners.end_title', { key: key.hint })}
      confirm={t('partners.end')}
      danger
      prefersCancel
      onConfirm={end}
      onClose={onClose}
    >
      <p>{t('partners.end_text')}</p>
    </ConfirmDialog>
  )
}

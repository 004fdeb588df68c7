import { Button, TextInput } from '@mantine/core'
import type { StaffPartner } from '@prostuti/contract'
import { partnerNameLength } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  Icon,
  PageHead,
  StatusChip,
  useChange,
  useFigures,
  useLanguage,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import styles from './partners.module.css'

interface OfPartner {
  partner: StaffPartner
}

/** Who it is, since when, and what can be done with it as a whole. */
export function PartnerHead({ partner }: OfPartner): ReactElement {
  const t = useTexts('partners')
  const language = useLanguage()
  const { date } = useFigures()
  const [asked, ask] = useState<'name' | 'removal' | null>(null)
  const isOfSettings = partner.source === 'settings'
  const close = () => ask(null)
  return (
    <>
      <PageHead
        title={partner.name[language]}
        figure={
          <>
            {isOfSettings && (
              <StatusChip tone="quiet" icon="lock">
                {t('partners.from_settings')}
              </StatusChip>
            )}{' '}
            {t('partners.since', { date: date(partner.created_at) })}
          </>
        }
      >
        {!isOfSettings && (
          <Button variant="default" leftSection={<Icon name="trash" size={16} />} onClick={() => ask('removal')}>
            {t('partners.remove')}
          </Button>
        )}
        <Button variant="default" leftSection={<Icon name="pencil" size={16} />} onClick={() => ask('name')}>
          {t('partners.rename')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={partner.origins[0]}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<Icon name="external-link" size={16} />}
        >
          {t('partners.open_page')}
        </Button>
      </PageHead>
      {isOfSettings && <p className={styles.notice}>{t('partners.from_settings_text')}</p>}
      {asked === 'name' && <NameDialog partner={partner} onClose={close} />}
      {asked === 'removal' && <RemovalDialog partner={partner} onClose={close} />}
    </>
  )
}

function NameDialog({ partner, onClose }: OfPartner & { onClose(): void }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const [name, setName] = useState({ ...partner.name, en: partner.name.en === partner.name.bn ? '' : partner.name.en })
  const [isMissing, setMissing] = useState(false)
  const save = async () => {
    setMissing(name.bn.trim() === '')
    if (name.bn.trim() === '') return
    const acting = () => admin.partners.update(partner.id, { revision: partner.revision, name })
    if (await change(acting, { done: t('partners.saved'), outdates: [['partners'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog isOpen title={t('partners.rename')} confirm={t('frame.save')} onConfirm={save} onClose={onClose}>
      {(['bn', 'en'] as const).map(language => (
        <TextInput
          key={language}
          label={t(`partners.name_${language}`)}
          lang={language}
          maxLength={partnerNameLength}
          value={name[language]}
          error={language === 'bn' && isMissing && t('form.required')}
          onChange={event => setName({ ...name, [language]: event.currentTarget.value })}
        />
      ))}
    </ConfirmDialog>
  )
}

function RemovalDialog({ partner, onClose }: OfPartner & { onClose(): void }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const name = partner.name[useLanguage()]
  const remove = async () => {
    if (await change(() => admin.partners.delete(partner.id), { done: t('partners.removed'), outdates: [] }))
      location.assign('/admin/partners')
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('partners.remove_title', { name })}
      confirm={t('partners.remove')}
      danger
      prefersCancel
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('partners.remove_text')}</p>
    </ConfirmDialog>
  )
}

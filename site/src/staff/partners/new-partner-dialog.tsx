import { TextInput } from '@mantine/core'
import { partnerNameLength } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useStaff, useTexts } from '../foundation/index.ts'
import { useRefused } from './use-refused.ts'

/** Asks what a partner is called and where it runs; the rest is on its own page. */
export function NewPartnerDialog({ onClose }: { onClose(): void }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const { problem, setProblem, run } = useRefused()
  const [name, setName] = useState({ bn: '', en: '' })
  const [origin, setOrigin] = useState('')
  const [isMissing, setMissing] = useState(false)
  const make = async () => {
    const misses = name.bn.trim() === '' || origin.trim() === ''
    setMissing(misses)
    if (misses) return
    const acting = async () => {
      const { id } = await admin.partners.create({ name, origins: [origin.trim()] })
      location.assign(`/admin/partners/${id}`)
    }
    await run(acting, { outdates: [['partners']] })
  }
  const required = (value: string) => isMissing && value.trim() === '' && t('form.required')
  return (
    <ConfirmDialog isOpen title={t('partners.new')} confirm={t('partners.create')} onConfirm={make} onClose={onClose}>
      <TextInput
        label={t('partners.name_bn')}
        lang="bn"
        maxLength={partnerNameLength}
        value={name.bn}
        error={required(name.bn)}
        onChange={event => setName({ ...name, bn: event.currentTarget.value })}
      />
      <TextInput
        label={t('partners.name_en')}
        lang="en"
        maxLength={partnerNameLength}
        value={name.en}
        onChange={event => setName({ ...name, en: event.currentTarget.value })}
      />
      <TextInput
        label={t('partners.first_origin')}
        description={t('partners.origin_hint')}
        type="url"
        inputMode="url"
        maxLength={500}
        value={origin}
        error={problem ?? required(origin)}
        onChange={event => {
          setOrigin(event.currentTarget.value)
          setProblem(null)
        }}
      />
    </ConfirmDialog>
  )
}

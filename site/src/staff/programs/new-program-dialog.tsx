import { Button, Modal } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactElement, useState } from 'react'
import { BothLanguages } from '../fields/index.ts'
import { useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import styles from './programs.module.css'

/** Names a new program; it opens as a draft. */
export function NewProgramDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }): ReactElement {
  const t = useTexts('programs')
  const admin = useStaff()
  const told = useToldAct()
  const [isBusy, setBusy] = useState(false)
  const form = useForm({
    initialValues: { bn: '', en: '' },
    validate: { bn: value => (value.trim() === '' ? t('programs.title_needed') : null) },
  })
  const create = form.onSubmit(async title => {
    setBusy(true)
    await told(async () => {
      const program = await admin.programs.create({ title })
      location.assign(`/admin/programs/${program.id}?tab=details`)
    }, t('programs.created'))
    setBusy(false)
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('programs.new')} withCloseButton={false} returnFocus>
      <form className={styles.fields} noValidate onSubmit={create}>
        <p className="staff-small">{t('programs.new_text')}</p>
        <BothLanguages
          labels={{ bn: t('programs.field.title_bn'), en: t('programs.field.title_en') }}
          bn={{ ...form.getInputProps('bn'), 'data-autofocus': true }}
          en={form.getInputProps('en')}
          max={120}
        />
        <div className={styles.end}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('programs.create')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

import { Button, TextInput } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { PageHead, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import styles from './info-step.module.css'

/** A new exam that will be generated: first a draft with a name, then its topics. */
export function NewGenerated({ program }: { program: string }): ReactElement {
  const t = useTexts('exams')
  const admin = useStaff()
  const act = useToldAct()
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    const bn = title.trim()
    setMissing(bn === '')
    if (bn === '') return
    setBusy(true)
    await act(async () => {
      const exam = await admin.exams.create({ program: program === '0' ? null : program, title: { bn } })
      location.assign(`/admin/programs/${program}/exam/auto-generate?id=${exam.id}`)
    })
    setBusy(false)
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void create()
      }}
    >
      <PageHead title={t('exams.generate')}>
        <Button type="submit" loading={isBusy}>
          {t('exams.next_topics')}
        </Button>
      </PageHead>
      <div className={`staff-card ${styles.form}`}>
        <section>
          <TextInput
            label={t('exams.field.title_bn')}
            required
            maxLength={200}
            value={title}
            error={isMissing && t('form.required')}
            onChange={event => setTitle(event.currentTarget.value)}
          />
          <p className="staff-small">{t('exams.generate_text')}</p>
        </section>
      </div>
    </form>
  )
}

import { Textarea, TextInput } from '@mantine/core'
import type { StaffNotice } from '@prostuti/contract'
import { noticeLengths } from '@prostuti/contract/text-lengths'
import type { ReactElement } from 'react'
import { StaffForm } from '../../foundation/form/index.ts'
import { DateField, StatusChip, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import { FileField } from '../fields/file-field.tsx'
import { useFileSize } from '../fields/file-size.ts'
import { ShownText } from '../fields/shown-text.tsx'
import styles from '../notices.module.css'
import { NoticeHead } from '../publishing/notice-head.tsx'
import { NoticeTrail } from '../publishing/notice-trail.tsx'
import { type Consequence, PublishCard } from '../publishing/publish-card.tsx'
import { type NoticeValues, useNoticeFields } from './use-notice-fields.ts'

/** The smallest of the three: words, a file, until when it stands on top. */
export function NoticeForm({ stored }: { stored: StaffNotice | null }): ReactElement {
  const t = useTexts('notices')
  const admin = useStaff()
  const notice = useNoticeFields(stored)
  const { form } = notice.form
  const { getInputProps, values } = form
  return (
    <div className={styles.page}>
      <NoticeHead notice={notice} title={notice.thing?.title ?? null} remove={admin.notices.delete} />
      <StaffForm form={notice.form} className={styles.form}>
        <div className={styles.main}>
          <section className={`staff-card ${styles.fields}`}>
            <TextInput
              label={t('notices.field.title')}
              withAsterisk
              maxLength={noticeLengths.title}
              {...getInputProps('title')}
            />
            <Textarea
              label={t('notices.field.body')}
              withAsterisk
              autosize
              minRows={4}
              maxRows={16}
              maxLength={noticeLengths.body}
              {...getInputProps('body')}
            />
            <div className={styles.row}>
              <FileField
                label={t('notices.field.file')}
                description={t('notices.file_help')}
                value={values.file}
                error={form.errors.file}
                onChange={file => form.setFieldValue('file', file)}
                onError={words => form.setFieldError('file', words)}
              />
              <DateField
                type="date"
                label={t('notices.field.pinned_until')}
                {...getInputProps('pinned_until')}
                value={values.pinned_until}
              />
            </div>
          </section>
        </div>
        <div className={styles.side}>
          <Shown values={values} saved={notice.thing} />
          <PublishCard notice={notice} consequences={useConsequences(values)} />
        </div>
      </StaffForm>
      <NoticeTrail notice={notice} />
    </div>
  )
}

function useConsequences({ pinned_until: day, file }: NoticeValues): Consequence[] {
  const t = useTexts('notices')
  const { date } = useFigures()
  const size = useFileSize()
  return [
    ...(day ? [{ text: t('notices.will_pin', { date: date(day) }) }] : []),
    ...(file ? [{ text: t('notices.will_download', { size: size(file.size) }) }] : []),
  ]
}

/** As learners read it. */
function Shown({ values, saved }: { values: NoticeValues; saved: StaffNotice | null }): ReactElement {
  const t = useTexts('notices')
  const size = useFileSize()
  const { title, body, pinned_until: day, file } = values
  return (
    <section className="staff-card">
      <header>
        <h2>{t('notices.shown')}</h2>
        {day && (
          <StatusChip tone="archived" icon="bookmark">
            {t('notices.pinned')}
          </StatusChip>
        )}
      </header>
      <div className={styles.shown}>
        <h3>{title || t('notices.untitled')}</h3>
        <ShownText typed={body} saved={saved && { typed: saved.body, html: saved.shown.body }} />
        {file && (
          <p className="staff-small">
            {file.name} · {size(file.size)}
          </p>
        )}
      </div>
    </section>
  )
}

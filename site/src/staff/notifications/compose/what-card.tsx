import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { countLetters } from '@prostuti/contract/letters'
import { notificationTopics } from '@prostuti/contract/notifications/topics'
import { notificationLengths } from '@prostuti/contract/text-lengths'
import { type ReactElement, useState } from 'react'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { useFigures, useTexts } from '../../foundation/index.ts'
import { notificationPages, pagesWithId } from './check-notification.ts'
import styles from './compose.module.css'
import type { NotificationValues } from './notification-values.ts'
import { PictureField } from './picture-field.tsx'

const platforms = ['all', 'app', 'web', 'list'] as const

/** What it says, and what it opens. */
export function WhatCard({ form }: { form: StaffFormState<NotificationValues> }): ReactElement {
  const t = useTexts('notifications')
  const { getInputProps, values } = form.form
  const [hasEnglish, setEnglish] = useState([values.title_en, values.body_en, values.image_alt_en].some(Boolean))
  return (
    <section className="staff-card" data-step={1}>
      <header>
        <h2>{t('notifications.card.what')}</h2>
        <Switch
          size="sm"
          label={t('notifications.english')}
          checked={hasEnglish}
          onChange={event => {
            setEnglish(event.currentTarget.checked)
            if (!event.currentTarget.checked) form.form.setValues({ title_en: '', body_en: '', image_alt_en: '' })
          }}
        />
      </header>
      <div className={styles.fields}>
        <Counted form={form} name="title" required />
        {hasEnglish && <Counted form={form} name="title_en" />}
        <Counted form={form} name="body" required />
        {hasEnglish && <Counted form={form} name="body_en" />}
        <div className={styles.row}>
          <NativeSelect
            label={form.labels.topic}
            withAsterisk
            data={[
              { value: '', label: t('notifications.choose_topic') },
              ...notificationTopics.map(value => ({ value, label: t(`notifications.topics.${value}`) })),
            ]}
            {...getInputProps('topic')}
          />
          <NativeSelect
            label={form.labels.page}
            data={notificationPages.map(value => ({ value, label: t(`notifications.pages.${value}`) }))}
            {...getInputProps('page')}
          />
          {pagesWithId.includes(values.page) && (
            <TextInput
              label={form.labels.notification_id}
              withAsterisk
              inputMode="numeric"
              maxLength={18}
              {...getInputProps('notification_id')}
            />
          )}
          <NativeSelect
            label={form.labels.platform}
            data={platforms.map(value => ({ value, label: t(`notifications.platform.${value}`) }))}
            {...getInputProps('platform')}
          />
        </div>
        <div className={styles.row}>
          <TextInput
            className={styles.address}
            label={form.labels.web_url}
            placeholder="https://"
            inputMode="url"
            maxLength={2000}
            {...getInputProps('web_url')}
          />
          <PictureField form={form} hasEnglish={hasEnglish} />
        </div>
      </div>
    </section>
  )
}

interface CountedProps {
  form: StaffFormState<NotificationValues>
  name: 'title' | 'title_en' | 'body' | 'body_en'
  required?: boolean
}

/** A text with its letters counted as a reader counts them. */
function Counted({ form, name, required }: CountedProps): ReactElement {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const isTitle = name.startsWith('title')
  const most = notificationLengths[isTitle ? 'title' : 'body']
  const count = countLetters(form.form.values[name])
  const Input = isTitle ? TextInput : Textarea
  return (
    <div className={styles.counted}>
      <Input
        label={form.labels[name]}
        withAsterisk={required}
        lang={name.endsWith('_en') ? 'en' : 'bn'}
        maxLength={isTitle ? 200 : 500}
        {...(!isTitle && { autosize: true, minRows: 2, maxRows: 6 })}
        {...form.form.getInputProps(name)}
      />
      <span className={styles.count} data-over={count > most || undefined}>
        {t('notifications.letters', { count: number(count), most: number(most) })}
      </span>
    </div>
  )
}

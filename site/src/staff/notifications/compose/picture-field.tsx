import { Button, TextInput } from '@mantine/core'
import { notificationLengths } from '@prostuti/contract/text-lengths'
import { type ReactElement, useRef, useState } from 'react'
import { readyPicture } from '../../fields/index.ts'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { Icon, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './compose.module.css'
import type { NotificationValues } from './notification-values.ts'

interface PictureFieldProps {
  form: StaffFormState<NotificationValues>
  hasEnglish: boolean
}

/** A picture that stands beside the text where a phone has room for it. */
export function PictureField({ form, hasEnglish }: PictureFieldProps): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const path = form.form.values.image_url
  const choose = (image: string) => form.form.setFieldValue('image_url', image)

  async function send(file: File | undefined): Promise<void> {
    if (!file) return
    setBusy(true)
    form.form.clearFieldError('image_url')
    try {
      const { id } = await admin.images.upload(file)
      const picture = await readyPicture(id, async () => (await admin.images.list()).results)
      if (picture?.path) choose(picture.path)
      else form.form.setFieldError('image_url', t('notifications.picture_failed'))
    } catch (error) {
      console.error('a picture was not taken', error)
      form.form.setFieldError('image_url', t('notifications.picture_failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <fieldset className={styles.picture}>
      <legend className="mantine-InputWrapper-label">{form.labels.image_url}</legend>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={form.labels.image_url}
        onChange={event => {
          void send(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {path ? (
        <div className={styles.chosen}>
          <img src={path} alt="" />
          <Button variant="default" onClick={() => choose('')}>
            {t('notifications.picture_remove')}
          </Button>
          {(['image_alt', 'image_alt_en'] as const).map(
            name =>
              (name === 'image_alt' || hasEnglish) && (
                <TextInput
                  key={name}
                  className={styles.alt}
                  label={form.labels[name]}
                  description={name === 'image_alt' ? t('notifications.picture_alt_hint') : undefined}
                  lang={name === 'image_alt' ? 'bn' : 'en'}
                  maxLength={notificationLengths.alt}
                  {...form.form.getInputProps(name)}
                />
              ),
          )}
        </div>
      ) : (
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<Icon name="image" size={16} />}
          onClick={() => input.current?.click()}
        >
          {t('notifications.picture_add')}
        </Button>
      )}
      <p className={form.form.errors.image_url ? styles.wrong : 'staff-small'} role="status">
        {form.form.errors.image_url ?? t('notifications.picture_hint')}
      </p>
    </fieldset>
  )
}

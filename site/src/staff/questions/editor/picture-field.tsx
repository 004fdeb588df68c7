import { Button } from '@mantine/core'
import { type ReactElement, useRef, useState } from 'react'
import { readyPicture } from '../../fields/index.ts'
import { Icon, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  /** The id of an uploaded picture; null: none. */
  value: string | null
  onChange(id: string | null): void
}

/** One picture below a question's text: chosen, sent, shown in the preview, and taken away again. */
export function PictureField({ value, onChange }: PictureFieldProps): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const told = useToldAct()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setUnreadable(false)
    await told(async () => {
      const { id } = await admin.images.upload(file)
      const picture = await readyPicture(id, async () => (await admin.images.list()).results)
      if (picture) onChange(id)
      else setUnreadable(true)
    })
    setBusy(false)
  }
  return (
    <div className={styles.picture}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={t('questions.picture')}
        onChange={event => {
          void send(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<Icon name="image" />}
        onClick={() => input.current?.click()}
      >
        {t(value ? 'questions.other_picture' : 'questions.add_picture')}
      </Button>
      {value && (
        <Button variant="subtle" color="red" disabled={isBusy} onClick={() => onChange(null)}>
          {t('questions.remove_picture')}
        </Button>
      )}
      <span className="staff-small" role="status">
        {isUnreadable ? t('questions.unreadable_picture') : t('questions.picture_hint')}
      </span>
    </div>
  )
}

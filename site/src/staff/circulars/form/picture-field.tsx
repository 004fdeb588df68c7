import { Button, TextInput } from '@mantine/core'
import { type ReactElement, useRef, useState } from 'react'
import { readyPicture } from '../../fields/index.ts'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { Icon, useStaff, useTexts } from '../../foundation/index.ts'
import type { CircularValues } from '../circular/circular-values.ts'
import styles from './picture-field.module.css'
import { type PictureProblem, pictureProblem } from './picture-problem.ts'

/** The circular's own sheet as a picture, with what is in it in words. */
export function PictureField({ form }: { form: StaffFormState<CircularValues> }): ReactElement {
  const t = useTexts('circulars')
  const admin = useStaff()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const { image } = form.form.values
  const choose = (value: CircularValues['image']) => form.form.setFieldValue('image', value)

  async function send(file: File | undefined): Promise<void> {
    if (!file) return
    setProblem(null)
    setBusy(true)
    try {
      const { id } = await admin.images.upload(file)
      const picture = await readyPicture(id, async () => (await admin.images.list()).results)
      if (picture) choose({ id, alt: image?.alt ?? '', path: picture.path })
      else setProblem('no_picture')
    } catch (error) {
      console.error('a picture was not taken', error)
      setProblem(pictureProblem(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <fieldset className={styles.picture}>
      <legend>{form.labels.image}</legend>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={form.labels.image}
        onChange={event => {
          void send(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {image && (
        <>
          {image.path ? <img src={image.path} alt="" /> : <Icon name="image" size={40} />}
          <TextInput
            className={styles.alt}
            label={t('circulars.alt')}
            placeholder={t('circulars.alt_hint')}
            maxLength={300}
            {...form.form.getInputProps('image.alt')}
          />
        </>
      )}
      <div className={styles.acts}>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<Icon name="image" size={16} />}
          onClick={() => input.current?.click()}
        >
          {t(image ? 'circulars.picture_replace' : 'circulars.picture_add')}
        </Button>
        {image && (
          <Button
            variant="subtle"
            color="red"
            disabled={isBusy}
            aria-label={t('circulars.picture_remove')}
            onClick={() => choose(null)}
          >
            <Icon name="trash" />
          </Button>
        )}
      </div>
      {problem ? (
        <p className={styles.wrong} role="alert">
          {t(`circulars.picture.${problem}`)}
        </p>
      ) : (
        <p className="staff-small">{t(isBusy ? 'circulars.picture_comes' : 'circulars.picture_hint')}</p>
      )}
      {form.form.errors.image && <p className={styles.wrong}>{form.form.errors.image}</p>}
    </fieldset>
  )
}

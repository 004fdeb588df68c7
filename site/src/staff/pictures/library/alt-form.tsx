import { Button, Textarea } from '@mantine/core'
import type { LibraryImage } from '@prostuti/contract'
import { maxAltLength } from '@prostuti/contract/core/image-limits'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useState } from 'react'
import { toast, useOutdate, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import styles from './library.module.css'

/** What who cannot see the picture hears: written here once, said wherever a place has no words of its own. */
export function AltForm({ image }: { image: LibraryImage }): ReactElement {
  const t = useTexts('pictures')
  const admin = useStaff()
  const told = useToldAct()
  const outdate = useOutdate()
  const [alt, setAlt] = useState(image.alt)
  const [isBusy, setBusy] = useState(false)
  const isSame = alt.bn === image.alt.bn && alt.en === image.alt.en
  const save = async () => {
    setBusy(true)
    await told(async () => {
      try {
        await admin.images.describe(image.id, alt, image.revision)
        toast(t('pictures.saved'))
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error
        toast(t('pictures.changed_meanwhile'), 'wrong')
      }
      outdate(['images'])
    })
    setBusy(false)
  }
  return (
    <form
      className={styles.alt}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <Textarea
        label={t('pictures.alt_bn')}
        description={t('pictures.alt_hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        lang="bn"
        autosize
        minRows={2}
        maxLength={maxAltLength}
        value={alt.bn}
        onChange={event => setAlt({ ...alt, bn: oneLine(event.currentTarget.value) })}
      />
      <Textarea
        label={t('pictures.alt_en')}
        description={t('pictures.alt_en_hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        lang="en"
        autosize
        minRows={1}
        maxLength={maxAltLength}
        value={alt.en}
        onChange={event => setAlt({ ...alt, en: oneLine(event.currentTarget.value) })}
      />
      <Button type="submit" loading={isBusy} disabled={isSame}>
        {t('pictures.save')}
      </Button>
    </form>
  )
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

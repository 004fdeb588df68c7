import { Button } from '@mantine/core'
import { type DragEvent, type ReactElement, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { batchLimits, pictureTypes } from '../batch/batch-limits.ts'
import styles from '../pictures.module.css'
import { useSizeText } from '../use-size-text.ts'

interface PictureDropProps {
  /** Opens the choice of files. */
  ref: Ref<{ choose(): void }>
  onFiles(files: readonly File[]): void
}

/** Takes pictures that are dropped, chosen or pasted. */
export function PictureDrop({ ref, onFiles }: PictureDropProps): ReactElement {
  const t = useTexts('pictures')
  const { number } = useFigures()
  const size = useSizeText()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }))
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) latest.current(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="images" size={24} />
      <div>
        <b>{t('pictures.drop')}</b>
        <p className="staff-small">
          {t('pictures.drop_hint', { size: size(batchLimits.fileBytes), count: number(batchLimits.files) })}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join()}
        aria-label={t('pictures.choose')}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        {t('pictures.choose')}
      </Button>
    </div>
  )
}

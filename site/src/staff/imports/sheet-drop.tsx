import { Button } from '@mantine/core'
import { type DragEvent, type ReactElement, useRef, useState } from 'react'
import { Icon, useTexts } from '../foundation/index.ts'
import styles from './imports.module.css'

interface SheetDropProps {
  /** What may be sent, in words. */
  text: string
  /** Endings of names, as `.xlsx,.csv`. */
  accept: string
  isBusy: boolean
  onFile(file: File): void
  /** Fetches the empty sheet. */
  onTemplate(): void
}

/** Takes a file that is dropped or chosen, and gives the empty sheet to begin with. */
export function SheetDrop({ text, accept, isBusy, onFile, onTemplate }: SheetDropProps): ReactElement {
  const t = useTexts('imports')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (file && !isBusy) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
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
      <Icon name="file-spreadsheet" size={36} />
      <h2>{t('imports.drop')}</h2>
      <p className="staff-small">{text}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={t('imports.choose')}
        onChange={event => take(event.currentTarget.files?.[0])}
      />
      <div className={styles.actions}>
        <Button variant="default" leftSection={<Icon name="download" />} onClick={onTemplate}>
          {t('imports.template')}
        </Button>
        <Button loading={isBusy} leftSection={<Icon name="file-up" />} onClick={() => input.current?.click()}>
          {t('imports.choose')}
        </Button>
      </div>
    </div>
  )
}

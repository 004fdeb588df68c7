import { type DragEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Icon, useTexts } from '../../foundation/index.ts'
import { SheetButton } from './sheet-button.tsx'
import styles from './sheet-drop.module.css'

interface SheetDropProps {
  title: string
  /** What may be sent, and what becomes of it. */
  text: string
  isBusy: boolean
  onFile(file: File): void
  /** What else can be done. */
  children?: ReactNode
}

/** Takes a sheet that is dropped or chosen. */
export function SheetDrop({ title, text, isBusy, onFile, children }: SheetDropProps): ReactElement {
  const t = useTexts('notices')
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isBusy) onFile(file)
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
      <Icon name="file-spreadsheet" size={32} />
      <h3>{title}</h3>
      <p className="staff-small">{text}</p>
      <div className={styles.acts}>
        <SheetButton label={t('notices.choose_sheet')} isBusy={isBusy} onFile={onFile} />
        {children}
      </div>
    </div>
  )
}

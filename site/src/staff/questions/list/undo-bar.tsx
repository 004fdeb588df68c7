import { Button } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from './undo-bar.module.css'

/** What was done to many questions at once. */
export interface LastAct {
  readonly changed: number
  /** The instant that names it. */
  readonly at: string
}

interface UndoBarProps {
  last: LastAct
  onUndo(last: LastAct): Promise<void>
  onClose(): void
}

/** Stays over the list after many were changed at once, until it is undone, closed, or something else is done. */
export function UndoBar({ last, onUndo, onClose }: UndoBarProps): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    await onUndo(last)
    setBusy(false)
  }
  return (
    <div className={styles.bar} role="status">
      <span>{t('questions.changed', { count: number(last.changed) })}</span>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        leftSection={<Icon name="undo-2" size={16} />}
        onClick={() => void undo()}
      >
        {t('questions.undo')}
      </Button>
      <Button variant="subtle" color="gray" size="xs" aria-label={t('frame.close')} onClick={onClose}>
        <Icon name="x" size={16} />
      </Button>
    </div>
  )
}

import { Button } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../text/use-texts.ts'
import styles from './undo-bar.module.css'

interface UndoBarProps {
  /** What was done, with its number. */
  children: ReactNode
  isBusy: boolean
  onUndo(): void
  onClose(): void
}

/** Says what was done last, and takes it back; stays until it is closed, or something else is done. */
export function UndoBar({ children, isBusy, onUndo, onClose }: UndoBarProps): ReactElement {
  const t = useTexts()
  return (
    <div className={styles.bar} role="status">
      <Icon name="circle-check" />
      <span>{children}</span>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        leftSection={<Icon name="undo-2" size={16} />}
        onClick={onUndo}
      >
        {t('frame.undo')}
      </Button>
      <Button variant="subtle" color="gray" size="xs" aria-label={t('frame.close')} onClick={onClose}>
        <Icon name="x" size={16} />
      </Button>
    </div>
  )
}

import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from './undo-bar.module.css'
import type { CircularActs } from './use-circular-acts.ts'

/** Says what was done last, and takes it back; stays until it is closed, or something else is done. */
export function UndoBar({ acts }: { acts: CircularActs }): ReactElement | null {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { last } = acts
  if (!last) return null
  return (
    <div className={styles.bar} role="status">
      <Icon name="circle-check" />
      <span>{t(`circulars.did.${last.act}`, { count: number(last.outcome.changed.length) })}</span>
      <Button
        variant="default"
        size="xs"
        loading={acts.isBusy}
        leftSection={<Icon name="undo-2" size={16} />}
        onClick={acts.undo}
      >
        {t('circulars.undo')}
      </Button>
      <Button variant="subtle" color="gray" size="xs" aria-label={t('frame.close')} onClick={acts.forgetLast}>
        <Icon name="x" size={16} />
      </Button>
    </div>
  )
}

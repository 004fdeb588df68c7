import { ActionIcon } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './routines.module.css'

interface EntryGripProps {
  index: number
  name: string
  isLast: boolean
  onMove(step: 1 | -1): void
  onDrag(isDragged: boolean): void
}

/** What moves a row of a routine: its handle, and a button for each direction. */
export function EntryGrip({ index, name, isLast, onMove, onDrag }: EntryGripProps): ReactElement {
  const t = useTexts('routines')
  const { number } = useFigures()
  return (
    <div className={styles.grip}>
      <button
        type="button"
        draggable
        aria-label={t('routines.move', { name })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onDragStart={event => {
          event.dataTransfer.effectAllowed = 'move'
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      >
        <Icon name="grip-vertical" />
      </button>
      <span className="staff-num">{number(index + 1)}</span>
      <span className={styles.arrows}>
        {([-1, 1] as const).map(step => (
          <ActionIcon
            key={step}
            variant="subtle"
            color="gray"
            size="var(--staff-control)"
            disabled={step < 0 ? index === 0 : isLast}
            aria-label={t(step < 0 ? 'routines.move_up' : 'routines.move_down', { name })}
            onClick={() => onMove(step)}
          >
            <Icon name={step < 0 ? 'arrow-up' : 'arrow-down'} />
          </ActionIcon>
        ))}
      </span>
    </div>
  )
}

import { ActionIcon } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon, useTexts } from '../../foundation/index.ts'
import styles from './paper-panel.module.css'

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  blocked: string | undefined
  onMove(by: 1 | -1): void
}

/** One place up or down. */
export function MoveButtons({ name, isFirst, isLast, blocked, onMove }: MoveButtonsProps): ReactElement {
  const t = useTexts('exams')
  const button = (by: 1 | -1, isEnd: boolean) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="var(--staff-control)"
      disabled={isEnd || blocked !== undefined}
      title={blocked}
      aria-label={t(by < 0 ? 'exams.move_up' : 'exams.move_down', { name })}
      onClick={event => {
        // Within a summary: it shall not open or close by this.
        event.preventDefault()
        onMove(by)
      }}
    >
      <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} size={16} />
    </ActionIcon>
  )
  return (
    <span className={styles.move}>
      {button(-1, isFirst)}
      {button(1, isLast)}
    </span>
  )
}

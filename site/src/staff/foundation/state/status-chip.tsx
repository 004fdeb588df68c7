import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './status-chip.module.css'

/** `plain` is what is fine: no ground. The others need a person. */
export type Tone = 'plain' | 'good' | 'running' | 'archived' | 'wrong' | 'marked' | 'quiet'

/** A state: its word, its shape, and its colour third. */
export function StatusChip({
  tone,
  icon,
  children,
}: {
  tone: Tone
  icon: IconName
  children: ReactNode
}): ReactElement {
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  )
}

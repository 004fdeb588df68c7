import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './state-message.module.css'

interface StateMessageProps {
  icon: IconName
  title: string
  text?: string
  tone?: 'wrong'
  /** What to do about it. */
  children?: ReactNode
}

/** Stands in the middle of an empty or failed part: why, and what to do. */
export function StateMessage({ icon, title, text, tone, children }: StateMessageProps): ReactElement {
  return (
    <div className={styles.state} data-tone={tone} role={tone === 'wrong' ? 'alert' : undefined}>
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

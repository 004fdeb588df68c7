import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../foundation/index.ts'
import styles from './toggle.module.css'

interface ToggleProps {
  isOn: boolean
  onChange(isOn: boolean): void
  children: ReactNode
}

/** One of several that may all be on. */
export function Toggle({ isOn, onChange, children }: ToggleProps): ReactElement {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {isOn && <Icon name="check" size={16} />}
      {children}
    </button>
  )
}

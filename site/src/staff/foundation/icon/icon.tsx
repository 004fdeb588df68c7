import type { ReactElement } from 'react'
import { type IconName, iconPaths } from '../../../lib/icons/lucide.ts'
import styles from './icon.module.css'

export type { IconName } from '../../../lib/icons/lucide.ts'

/** Decoration beside a word: hidden from screen readers. `size` in px, default 18. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}

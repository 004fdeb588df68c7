import type { ReactElement } from 'react'
import styles from './icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

/** Decoration beside a word: hidden from screen readers. `size` in px, default 18. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}

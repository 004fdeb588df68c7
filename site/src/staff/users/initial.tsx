import type { ReactElement } from 'react'
import { Icon } from '../foundation/index.ts'
import styles from './users.module.css'

const letters = new Intl.Segmenter('bn')

/** The first letter of a name, with its signs, in a circle. Beside the name itself. */
export function Initial({ name }: { name: string }): ReactElement {
  const [first] = letters.segment(name.trim())
  return (
    <span className={styles.initial} aria-hidden="true">
      {first ? first.segment : <Icon name="user" size={16} />}
    </span>
  )
}

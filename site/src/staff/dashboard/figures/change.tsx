import type { ReactElement } from 'react'
import { Icon } from '../../foundation/icon/icon.tsx'
import { useFigures } from '../../foundation/text/use-figures.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import styles from './figures.module.css'

interface ChangeProps {
  now: number
  before: number
  /** The same in words. */
  beforeText: string
}

/** By how much a figure differs from that of as many days before; nothing where there was none. */
export function Change({ now, before, beforeText }: ChangeProps): ReactElement | null {
  const t = useTexts('dashboard')
  const { number } = useFigures()
  if (before <= 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  const key = percent > 0 ? 'dashboard.more' : percent < 0 ? 'dashboard.fewer' : 'dashboard.same'
  return (
    <span className={percent > 0 ? styles.more : undefined}>
      {percent > 0 && <Icon name="trending-up" size={16} />}
      {t(key, { percent: number(Math.abs(percent)), count: beforeText })}
    </span>
  )
}

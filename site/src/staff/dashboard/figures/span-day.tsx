import type { ReactElement } from 'react'
import styles from './figures.module.css'

interface SpanDayProps {
  label: string
  value: string
  max: string
  onChange(day: string): void
}

/** A day at one end of the span; the head says both in words. Without Mantine, whose inputs' styles are heavier than this screen's. */
export function SpanDay({ label, value, max, onChange }: SpanDayProps): ReactElement {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input type="date" value={value} max={max} onChange={event => onChange(event.currentTarget.value)} />
    </label>
  )
}

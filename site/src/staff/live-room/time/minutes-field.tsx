import { mostExtraMinutes } from '@prostuti/contract/exams/room-bounds'
import type { ReactElement } from 'react'
import { NumberField } from '../../fields/index.ts'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../live-room.module.css'

const usual = [5, 10, 15, 30]

export const isMinutes = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= mostExtraMinutes

interface MinutesFieldProps {
  value: number
  onChange(minutes: number): void
}

/** How many minutes: one of the usual numbers, or another. */
export function MinutesField({ value, onChange }: MinutesFieldProps): ReactElement {
  const t = useTexts('live-room')
  const { number } = useFigures()
  return (
    <div className={styles.minutes}>
      {usual.map(minutes => (
        <button key={minutes} type="button" aria-pressed={value === minutes} onClick={() => onChange(minutes)}>
          {t('live_room.plus', { minutes: number(minutes) })}
        </button>
      ))}
      <NumberField aria-label={t('live_room.minutes')} value={value} error={!isMinutes(value)} onChange={onChange} />
      {!isMinutes(value) && <p role="alert">{t('live_room.minutes_wrong', { most: number(mostExtraMinutes) })}</p>}
    </div>
  )
}

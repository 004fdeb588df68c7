import { maxRoll } from '@prostuti/contract/notices/bounds'
import { asciiDigits, localDigits } from '@prostuti/sdk/i18n/digits'
import type { ReactElement } from 'react'
import { useLanguage } from '../../foundation/index.ts'
import styles from './ranges.module.css'

interface RollInputProps {
  label: string
  /** Of its field in the form. */
  path: string
  value: number | null
  isWrong: boolean
  onChange(value: number | null): void
}

/** A roll, typed in Bangla or Latin digits and shown in those of the page. */
export function RollInput({ label, path, value, isWrong, onChange }: RollInputProps): ReactElement {
  const language = useLanguage()
  return (
    <input
      className={`${styles.cell} ${styles.roll}`}
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      data-path={path}
      maxLength={String(maxRoll).length}
      value={value === null ? '' : localDigits(String(value), language)}
      onChange={event => {
        const digits = asciiDigits(event.currentTarget.value).replaceAll(/\D/g, '')
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}

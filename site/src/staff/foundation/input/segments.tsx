import { type ReactElement, useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  /** What is chosen, for who cannot see it. */
  label: string
  /** Shown in front. */
  showsLabel?: boolean
  /** Null: none of them. */
  value: Value | null
  options: readonly { readonly value: Value; readonly label: string }[]
  onChange(value: Value): void
}

/** One of two or three, all in sight. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactElement {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={props.showsLabel ? undefined : 'hidden'} data-shown={props.showsLabel || undefined}>
        {props.label}
      </legend>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            className="staff-choice"
            type="radio"
            name={name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

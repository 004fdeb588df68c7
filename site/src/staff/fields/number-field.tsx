import { TextInput } from '@mantine/core'
import { asciiDigits, localDigits } from '@prostuti/sdk/i18n/digits'
import type { ReactElement, ReactNode } from 'react'
import { useLanguage } from '../foundation/index.ts'

interface NumberFieldProps {
  label?: string
  'aria-label'?: string
  className?: string
  description?: ReactNode
  disabled?: boolean
  /** NaN: what stands there is no whole number from 0. */
  value: number
  onChange(value: number): void
  error?: ReactNode
}

/** A whole number from 0, typed in Bangla or English digits and shown in those of the page. */
export function NumberField({ value, onChange, ...input }: NumberFieldProps): ReactElement {
  const language = useLanguage()
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={7}
      value={Number.isNaN(value) ? '' : localDigits(String(value), language)}
      onFocus={event => event.currentTarget.select()}
      onChange={event => {
        const digits = asciiDigits(event.currentTarget.value).replaceAll(/\D/g, '')
        onChange(digits === '' ? Number.NaN : Number(digits))
      }}
    />
  )
}

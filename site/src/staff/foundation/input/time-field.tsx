import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactElement } from 'react'
import { fromDhaka } from '../text/dhaka-time.ts'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import styles from './date-field.module.css'

interface TimeFieldProps extends Omit<TextInputProps, 'type' | 'description' | 'value'> {
  /** `hh:mm` in Dhaka; empty where none is set. */
  value: string
}

/** A time of day, in words like those of `DateField`: browsers write it in the machine's language. */
export function TimeField({ className, ...input }: TimeFieldProps): ReactElement {
  const t = useTexts()
  const { time } = useFigures()
  const at = fromDhaka(`2026-01-01T${input.value}`)
  return (
    <TextInput
      {...input}
      type="time"
      classNames={{ root: [styles.field, className].join(' '), wrapper: styles.input, description: styles.words }}
      data-empty={!at || undefined}
      description={at ? time(at) : t('form.no_time')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactElement } from 'react'
import { fromDhaka, useFigures } from '../foundation/index.ts'

interface DateFieldProps extends Omit<TextInputProps, 'type' | 'description' | 'value'> {
  type: 'date' | 'datetime-local'
  /** As the input has it, in Dhaka; empty where none is set. */
  value: string
}

/**
 * A day, or a day and a time. Browsers write it in the machine's language and order, in which 05/06 may be May or June: below it stands
 * in words, in the page's language.
 */
export function DateField({ type, ...input }: DateFieldProps): ReactElement {
  const figures = useFigures()
  const at = fromDhaka(type === 'date' ? `${input.value}T00:00` : input.value)
  return (
    <TextInput
      {...input}
      type={type}
      description={at && (type === 'date' ? figures.date(at) : figures.instant(at))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

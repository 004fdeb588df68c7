import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactElement } from 'react'
import { fromDhaka } from '../text/dhaka-time.ts'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import styles from './date-field.module.css'

interface DateFieldProps extends Omit<TextInputProps, 'type' | 'description' | 'value'> {
  type: 'date' | 'datetime-local'
  /** As the input has it, in Dhaka; empty where none is set. */
  value: string
}

/**
 * A day, or a day and a time. Browsers write it in the machine's language and order, in which 05/06 may be May or June: it stands in
 * words, in the page's language, and below while it is typed.
 */
export function DateField({ type, className, ...input }: DateFieldProps): ReactElement {
  const t = useTexts()
  const figures = useFigures()
  const at = fromDhaka(type === 'date' ? `${input.value}T00:00` : input.value)
  const words = at && (type === 'date' ? figures.date(at) : figures.instant(at))
  return (
    <TextInput
      {...input}
      type={type}
      classNames={{ root: [styles.field, className].join(' '), wrapper: styles.input, description: styles.words }}
      data-empty={!at || undefined}
      description={words || t('form.no_date')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

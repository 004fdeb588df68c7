import { Textarea, TextInput } from '@mantine/core'
import type { ReactElement } from 'react'
import styles from './fields.module.css'

/** What Mantine's forms give an input: `form.getInputProps('title_bn')`. */
// biome-ignore lint/suspicious/noExplicitAny: Mantine types what it hands to any input so.
type InputProps = Record<string, any>

interface BothLanguagesProps {
  /** Names of both fields for people. */
  labels: Readonly<Record<'bn' | 'en', string>>
  bn: InputProps
  en: InputProps
  max: number
  /** Several lines high; Enter begins none. */
  tall?: boolean
}

/** A text in Bangla, and beside it in English where somebody writes it; on phones below. */
export function BothLanguages({ labels, bn, en, max, tall = false }: BothLanguagesProps): ReactElement {
  const Input = tall ? Textarea : TextInput
  const height = tall ? { autosize: true, minRows: 3, maxRows: 12 } : {}
  return (
    <div className={styles.both}>
      <Input label={labels.bn} lang="bn" maxLength={max} {...height} {...bn} />
      <Input label={labels.en} lang="en" maxLength={max} {...height} {...en} />
    </div>
  )
}

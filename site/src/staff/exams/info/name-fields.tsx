import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'
import styles from './info-step.module.css'
import type { ExamInputs } from './use-exam-inputs.ts'

/** What an exam is called and what it is about. */
export function NameFields({ inputs: { input } }: { inputs: ExamInputs }): ReactElement {
  const t = useTexts('exams')
  return (
    <section>
      <div className={styles.wide}>
        <TextInput {...input('title_bn')} required maxLength={200} lang="bn" />
        <NativeSelect
          {...input('mode')}
          data={(['STANDARD', 'SMALL'] as const).map(value => ({ value, label: t(`exams.mode.${value}`) }))}
        />
      </div>
      <TextInput {...input('title_en')} maxLength={200} lang="en" />
      <div className={styles.pair}>
        <Textarea {...input('description_bn')} autosize minRows={1} maxRows={8} maxLength={4_000} lang="bn" />
        <Textarea {...input('description_en')} autosize minRows={1} maxRows={8} maxLength={4_000} lang="en" />
      </div>
      <Textarea {...input('syllabus_bn')} autosize minRows={1} maxRows={8} />
    </section>
  )
}

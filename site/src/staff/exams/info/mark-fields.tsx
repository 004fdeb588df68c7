import { TextInput } from '@mantine/core'
import type { ReactElement } from 'react'
import { useDenial, useTexts } from '../../foundation/index.ts'
import styles from './info-step.module.css'
import type { ExamInputs } from './use-exam-inputs.ts'

/** What an exam's answers count, and what joining costs. */
export function MarkFields({ inputs: { figures, values } }: { inputs: ExamInputs }): ReactElement {
  const t = useTexts('exams')
  const pricing = useDenial('prices.change')
  return (
    <section>
      <h2>{t('exams.marks')}</h2>
      <div className={styles.four}>
        <TextInput {...figures('total_marks')} placeholder={t('exams.total_marks_default')} />
        <TextInput {...figures('negative_mark')} />
        <TextInput {...figures('cut_mark')} />
        <TextInput
          {...figures('cost')}
          {...(pricing && { disabled: true, description: pricing })}
          rightSectionWidth={48}
          rightSection={values.cost.trim() === '0' ? t('exams.free') : undefined}
        />
      </div>
    </section>
  )
}

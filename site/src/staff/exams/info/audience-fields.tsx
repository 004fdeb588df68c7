import { Checkbox, NativeSelect } from '@mantine/core'
import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'
import { earlyMarks } from '../fields/early-marks.ts'
import styles from './info-step.module.css'
import { OpeningField } from './opening-field.tsx'
import type { ExamInputs } from './use-exam-inputs.ts'

/** Who sees an exam, and from when they see what came of it. */
export function AudienceFields({ inputs }: { inputs: ExamInputs }): ReactElement {
  const { form, labels, values, input, check } = inputs
  const t = useTexts('exams')
  const early = earlyMarks(values)
  return (
    <section>
      <h2>{t('exams.who_sees')}</h2>
      <div className={styles.four}>
        <NativeSelect
          {...input('enrollment_visibility')}
          data={(['everyone', 'program'] as const).map(value => ({ value, label: t(`exams.seen_by.${value}`) }))}
        />
        {(['result_visibility', 'standing_visibility', 'solution_visibility'] as const).map(name => (
          <OpeningField
            key={name}
            label={labels[name]}
            fields={values}
            value={values[name]}
            error={form.errors[name]}
            onChange={value => form.setFieldValue(name, value)}
          />
        ))}
      </div>
      {early && (
        <p className={styles.hint} role="status">
          {t(`exams.early.${early}`)}
        </p>
      )}
      <div className={styles.checks}>
        <Checkbox {...check('members_only')} />
        <Checkbox {...check('web_view')} />
        <Checkbox {...check('is_demo')} />
      </div>
    </section>
  )
}

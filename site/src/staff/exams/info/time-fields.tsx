import { TextInput } from '@mantine/core'
import { localDigits } from '@prostuti/sdk/i18n/digits'
import type { ReactElement } from 'react'
import { DateField, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './info-step.module.css'
import type { ExamInputs } from './use-exam-inputs.ts'

/** From when to when an exam can be sat, and for how long. */
export function TimeFields({ inputs: { input, figures, values } }: { inputs: ExamInputs }): ReactElement {
  const t = useTexts('exams')
  const language = useLanguage()
  return (
    <section>
      <h2>{t('exams.times')}</h2>
      <div className={styles.times}>
        <DateField {...input('start_time')} value={values.start_time} type="datetime-local" />
        <DateField {...input('end_time')} value={values.end_time} type="datetime-local" />
        <TextInput {...figures('duration')} placeholder={localDigits('00:00:00', language)} />
        <TextInput {...figures('grace')} />
      </div>
      {/^0+:0+(:0+)?$/.test(values.duration) && <p className={styles.hint}>{t('exams.zero_duration')}</p>}
    </section>
  )
}

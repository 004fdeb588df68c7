import type { ExamForm, StaffExam } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { SaveButton, StaffForm, UnsavedChip } from '../../foundation/form/index.ts'
import { useDenial, useTexts } from '../../foundation/index.ts'
import { BuilderHead } from '../builder/builder-head.tsx'
import { MissingCard } from '../problems/missing-card.tsx'
import { ProblemCard } from '../problems/problem-card.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { ExamTrail } from './exam-trail.tsx'
import styles from './info-step.module.css'
import { LearnerTimeline } from './learner-timeline.tsx'
import { MarkFields } from './mark-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { SourceDialog, SourceField } from './source-field.tsx'
import { TimeFields } from './time-fields.tsx'
import { useExamForm } from './use-exam-form.ts'
import { useExamInputs } from './use-exam-inputs.ts'

/** Learners get it as it stands: to change it is to publish. */
const approved = 3

interface InfoStepProps {
  program: string
  form: ExamForm
  /** Null: a new one. */
  exam: StaffExam | null
  /** After saving; a new one goes on to its questions. */
  onSaved(exam: StaffExam, isNew: boolean): void
}

/** Basic Info: every field of an exam, and beside it what learners will see when. */
export function InfoStep({ program, form: { defaults }, exam, onSaved }: InfoStepProps): ReactElement {
  const t = useTexts('exams')
  const publishing = useDenial('exams.publish')
  const [asksSource, askSource] = useState(false)
  const { state, latest } = useExamForm({ program, defaults, exam, onSaved })
  const inputs = useExamInputs(state, latest?.joined === true)
  const { form, values } = inputs
  const chooseSource = (reviewed: boolean) => {
    if (reviewed === values.reviewed_qb) return
    if (latest && latest.question_ids.length > 0 && reviewed !== latest.reviewed_qb) askSource(true)
    else form.setFieldValue('reviewed_qb', reviewed)
  }
  return (
    <>
      <BuilderHead exam={latest} program={program} step="info" note={<UnsavedChip form={state} />}>
        <SaveButton
          form={state}
          label={t(latest ? 'exams.save' : 'exams.save_next')}
          disabled={latest?.question_state === approved ? publishing : undefined}
        />
      </BuilderHead>
      <SourceDialog
        isOpen={asksSource}
        count={latest?.question_ids.length ?? 0}
        onConfirm={() => {
          form.setFieldValue('reviewed_qb', !values.reviewed_qb)
          askSource(false)
        }}
        onClose={() => askSource(false)}
      />
      <div className={styles.columns}>
        <StaffForm form={state} className={`staff-card ${styles.form}`}>
          {latest?.joined && <p className={styles.frozen}>{t('exams.joined_note')}</p>}
          <NameFields inputs={inputs} />
          <TimeFields inputs={inputs} />
          <MarkFields inputs={inputs} />
          <AudienceFields inputs={inputs} />
          <SourceField
            reviewed={values.reviewed_qb}
            disabled={inputs.isFrozen('reviewed_qb')}
            onChoose={chooseSource}
          />
        </StaffForm>
        <div className={styles.side}>
          <LearnerTimeline fields={values} />
          {latest ? <ProblemCard exam={latest} program={program} /> : <MissingCard fields={values} />}
          {latest && <ExamTrail exam={latest} />}
        </div>
      </div>
    </>
  )
}

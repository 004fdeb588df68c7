import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ExamForm, StaffExam } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import { asciiDigits, localDigits } from '@prostuti/sdk/i18n/digits'
import { type ChangeEvent, type ReactElement, useRef, useState } from 'react'
import { SaveButton, StaffForm, type Stored, UnsavedChip, useStaffForm } from '../../foundation/form/index.ts'
import { ConfirmDialog, DateField, fieldWords, toast, useLanguage, useStaff, useTexts } from '../../foundation/index.ts'
import { BuilderHead } from '../builder/builder-head.tsx'
import { earlyMarks } from '../fields/early-marks.ts'
import { bodyOf, changesOf, type ExamFields, fieldsOf, frozenFields, newFields } from '../fields/exam-fields.ts'
import { MissingCard } from '../problems/missing-card.tsx'
import { ProblemCard } from '../problems/problem-card.tsx'
import { problemText } from '../problems/problem-text.ts'
import { checkExam } from './check-exam.ts'
import { ExamTrail } from './exam-trail.tsx'
import styles from './info-step.module.css'
import { LearnerTimeline } from './learner-timeline.tsx'
import { OpeningField } from './opening-field.tsx'
import { useExamLabels } from './use-exam-labels.ts'

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
  const admin = useStaff()
  const language = useLanguage()
  const labels = useExamLabels()
  const [latest, setLatest] = useState(exam)
  const [asksSource, askSource] = useState(false)
  const saved = useRef<StaffExam | null>(null)
  const stored = (newest: StaffExam): Stored<ExamFields> => {
    saved.current = newest
    setLatest(newest)
    return { values: fieldsOf(newest), version: newest.revision }
  }
  const state = useStaffForm<ExamFields>({
    stored: exam ? { values: fieldsOf(exam), version: exam.revision } : { values: newFields(defaults), version: null },
    labels,
    validate: fields => checkExam(fields, t),
    draft: exam ? `exam:${exam.id}` : `exam:new:${program}`,
    async save(fields, version) {
      try {
        return stored(
          latest && typeof version === 'number'
            ? await admin.exams.update(latest.id, changesOf(fields, latest, version))
            : await admin.exams.create(bodyOf(fields, program, null)),
        )
      } catch (error) {
        throw inWords(error)
      }
    },
    reload: exam ? async () => stored(await admin.exams.get(exam.id)) : undefined,
    onSaved: () => {
      toast(t(latest ? 'frame.saved' : 'exams.created'))
      if (saved.current) onSaved(saved.current, latest === null)
    },
  })
  const { form } = state
  const { values } = form
  const early = earlyMarks(values)
  const isFrozen = (name: keyof ExamFields) => (latest?.joined === true && frozenFields.includes(name)) || undefined
  const input = (name: keyof ExamFields) => ({
    label: labels[name],
    disabled: isFrozen(name),
    ...form.getInputProps(name),
  })
  const check = (name: 'members_only' | 'web_view' | 'is_demo') => ({
    label: labels[name],
    disabled: isFrozen(name),
    ...form.getInputProps(name, { type: 'checkbox' }),
  })
  // Shown in the page's digits, typed in either.
  const figures = (name: 'duration' | 'grace' | 'total_marks' | 'negative_mark' | 'cut_mark' | 'cost') => ({
    ...input(name),
    inputMode: name === 'duration' ? ('text' as const) : ('decimal' as const),
    value: localDigits(values[name], language),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, asciiDigits(event.currentTarget.value)),
  })
  const chooseSource = (reviewed: boolean) => {
    if (reviewed === values.reviewed_qb) return
    if (latest && latest.question_ids.length > 0 && reviewed !== latest.reviewed_qb) askSource(true)
    else form.setFieldValue('reviewed_qb', reviewed)
  }

  function inWords(error: unknown): unknown {
    if (!(error instanceof ApiError) || error.fields.length === 0) return error
    const { call, status, requestId } = error
    const fields = error.fields.map(field => ({
      ...field,
      message: problemText(t, field.code) ?? fieldWords(t, field),
    }))
    // What somebody has joined keeps is no conflict of two versions.
    return new ApiError({ code: 'validation_failed', call, status, requestId, fields, detail: fields[0]!.message })
  }

  return (
    <>
      <BuilderHead exam={latest} program={program} step="info" note={<UnsavedChip form={state} />}>
        <SaveButton form={state} label={t(latest ? 'exams.save' : 'exams.save_next')} />
      </BuilderHead>
      <ConfirmDialog
        isOpen={asksSource}
        title={t('exams.source_title')}
        confirm={t('frame.change')}
        onConfirm={() => {
          form.setFieldValue('reviewed_qb', !values.reviewed_qb)
          askSource(false)
        }}
        onClose={() => askSource(false)}
      >
        <p>{t('exams.source_text', { count: latest?.question_ids.length ?? 0 })}</p>
      </ConfirmDialog>
      <div className={styles.columns}>
        <StaffForm form={state} className={`staff-card ${styles.form}`}>
          {latest?.joined && <p className={styles.frozen}>{t('exams.joined_note')}</p>}
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
          <section>
            <h2>{t('exams.marks')}</h2>
            <div className={styles.four}>
              <TextInput {...figures('total_marks')} placeholder={t('exams.total_marks_default')} />
              <TextInput {...figures('negative_mark')} />
              <TextInput {...figures('cut_mark')} />
              <TextInput
                {...figures('cost')}
                rightSectionWidth={48}
                rightSection={values.cost.trim() === '0' ? t('exams.free') : undefined}
              />
            </div>
          </section>
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
          <section className={styles.source}>
            <h2 id="exam-source">{t('exams.source')}</h2>
            <div role="radiogroup" aria-labelledby="exam-source" className={styles.banks}>
              {[true, false].map(reviewed => (
                <label key={String(reviewed)}>
                  <input
                    type="radio"
                    name="exam-source"
                    disabled={isFrozen('reviewed_qb')}
                    checked={values.reviewed_qb === reviewed}
                    onChange={() => chooseSource(reviewed)}
                  />
                  <span>{t(reviewed ? 'exams.source_reviewed' : 'exams.source_under_review')}</span>
                </label>
              ))}
            </div>
            <p className="staff-small">{t('exams.source_note')}</p>
          </section>
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

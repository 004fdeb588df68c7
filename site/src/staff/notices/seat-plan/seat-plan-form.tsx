import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { StaffSeatPlan } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/contract/dhaka-time'
import { noticeLengths } from '@prostuti/contract/text-lengths'
import { formatDate } from '@prostuti/sdk/i18n/format'
import type { ReactElement } from 'react'
import { StaffForm } from '../../foundation/form/index.ts'
import {
  DateField,
  fromDhaka,
  TimeField,
  useFigures,
  useLanguage,
  useStaff,
  useStaffContext,
  useTexts,
} from '../../foundation/index.ts'
import { FileField } from '../fields/file-field.tsx'
import { useFileSize } from '../fields/file-size.ts'
import { ShownText } from '../fields/shown-text.tsx'
import { SourceFields } from '../fields/source-fields.tsx'
import styles from '../notices.module.css'
import { NoticeHead } from '../publishing/notice-head.tsx'
import { NoticeTrail } from '../publishing/notice-trail.tsx'
import { type Consequence, PublishCard } from '../publishing/publish-card.tsx'
import { RangeCard } from './range-card.tsx'
import { rollsIn } from './range-rows.ts'
import { TryRoll } from './try-roll.tsx'
import { hasOpenFindings, type SeatPlanValues, useSeatPlanForm } from './use-seat-plan-form.ts'

/** A seat plan from its file, with the candidate's side beside it. */
export function SeatPlanForm({ stored }: { stored: StaffSeatPlan | null }): ReactElement {
  const t = useTexts('notices')
  const admin = useStaff()
  const { now } = useStaffContext()
  const notice = useSeatPlanForm(stored)
  const { form } = notice.form
  const { values } = form
  return (
    <div className={styles.page}>
      <NoticeHead
        notice={notice}
        title={notice.thing?.title ?? null}
        isOver={values.exam_date !== '' && values.exam_date < dhakaDay(now())}
        blocked={values.ranges.length > 0 && hasOpenFindings(values) ? t('notices.findings_left') : undefined}
        remove={admin.seatPlans.delete}
      />
      <StaffForm form={notice.form} className={styles.form}>
        <div className={styles.main}>
          <Fields form={form} />
          <RangeCard form={form} />
          <SourceCard form={form} />
        </div>
        <div className={styles.side}>
          <Shown values={values} saved={notice.thing} />
          <PublishCard notice={notice} consequences={useConsequences(values)} />
        </div>
      </StaffForm>
      <NoticeTrail notice={notice} />
    </div>
  )
}

function Fields({ form }: { form: UseFormReturnType<SeatPlanValues> }): ReactElement {
  const t = useTexts('notices')
  const { getInputProps, values } = form
  return (
    <section className={`staff-card ${styles.fields}`}>
      <TextInput
        label={t('notices.field.title')}
        withAsterisk
        maxLength={noticeLengths.title}
        {...getInputProps('title')}
      />
      <div className={styles.row}>
        <DateField
          type="date"
          label={t('notices.field.exam_date')}
          withAsterisk
          {...getInputProps('exam_date')}
          value={values.exam_date}
        />
        <TimeField label={t('notices.field.exam_time')} {...getInputProps('exam_time')} value={values.exam_time} />
        <TextInput
          label={t('notices.field.organisation')}
          maxLength={noticeLengths.title}
          {...getInputProps('organisation')}
        />
      </div>
      <Textarea
        label={t('notices.field.body')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={noticeLengths.body}
        {...getInputProps('body')}
      />
    </section>
  )
}

/** Where it came from. */
function SourceCard({ form }: { form: UseFormReturnType<SeatPlanValues> }): ReactElement {
  const t = useTexts('notices')
  return (
    <section className={`staff-card ${styles.fields}`}>
      <div className={styles.row}>
        <SourceFields form={form} />
      </div>
      <FileField
        label={t('notices.field.original')}
        description={t('notices.original_help')}
        value={form.values.file}
        error={form.errors.file}
        onChange={file => form.setFieldValue('file', file)}
        onError={words => form.setFieldError('file', words)}
      />
    </section>
  )
}

function useConsequences(values: SeatPlanValues): Consequence[] {
  const t = useTexts('notices')
  const { number } = useFigures()
  const size = useFileSize()
  const { ranges, file } = values
  return [
    ranges.length > 0
      ? { text: t('notices.will_find_rolls', { count: number(rollsIn(ranges)) }) }
      : { text: t('notices.ranges_needed'), warns: true },
    ...(hasOpenFindings(values) ? [{ text: t('notices.findings_left'), warns: true }] : []),
    ...(file ? [{ text: t('notices.will_download', { size: size(file.size) }) }] : []),
  ]
}

/** As a candidate reads it, with the roll to try. */
function Shown({ values, saved }: { values: SeatPlanValues; saved: StaffSeatPlan | null }): ReactElement {
  const t = useTexts('notices')
  const language = useLanguage()
  const { time } = useFigures()
  const { title, organisation, exam_date: day, exam_time: clock, body, ranges } = values
  const at = fromDhaka(`2026-01-01T${clock}`)
  return (
    <section className="staff-card">
      <header>
        <h2>{t('notices.shown_to_candidates')}</h2>
      </header>
      <div className={styles.shown}>
        <h3>{title || t('notices.untitled')}</h3>
        {organisation && <p>{organisation}</p>}
        {day && <p>{[formatDate(day, language, { weekday: true }), at && time(at)].filter(Boolean).join(', ')}</p>}
        <TryRoll ranges={ranges} />
        <ShownText typed={body} saved={saved && { typed: saved.body, html: saved.shown.body }} />
      </div>
    </section>
  )
}

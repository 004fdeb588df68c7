import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { StaffGovtResult } from '@prostuti/contract'
import { noticeLengths } from '@prostuti/contract/text-lengths'
import type { ReactElement } from 'react'
import { StaffForm } from '../../foundation/form/index.ts'
import { DateField, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import { FileField } from '../fields/file-field.tsx'
import { useFileSize } from '../fields/file-size.ts'
import { SourceFields } from '../fields/source-fields.tsx'
import styles from '../notices.module.css'
import { NoticeHead } from '../publishing/notice-head.tsx'
import { NoticeTrail } from '../publishing/notice-trail.tsx'
import { type Consequence, PublishCard } from '../publishing/publish-card.tsx'
import { ResultSheetCard } from './result-sheet-card.tsx'
import { ResultShown } from './result-shown.tsx'
import { type ResultValues, useResultForm } from './use-result-form.ts'
import { useResultSheet } from './use-result-sheet.ts'

/** A government result: its words, and numbers only. */
export function ResultForm({ stored }: { stored: StaffGovtResult | null }): ReactElement {
  const t = useTexts('notices')
  const admin = useStaff()
  const result = useResultForm(stored)
  const sheet = useResultSheet(result)
  const { form } = result.form
  const isImporting = sheet.sheet?.state === 'importing'
  return (
    <div className={styles.page}>
      <NoticeHead
        notice={result}
        title={result.thing?.title ?? null}
        blocked={isImporting ? t('notices.wait_for_numbers') : undefined}
        remove={admin.govtResults.delete}
      />
      <StaffForm form={result.form} className={styles.form}>
        <div className={styles.main}>
          <Fields form={form} />
          <ResultSheetCard result={result.thing} state={sheet} />
          <MoreFields form={form} />
        </div>
        <div className={styles.side}>
          <ResultShown values={form.values} saved={result.thing} isPublished={result.state === 'published'} />
          <PublishCard
            notice={result}
            consequences={useConsequences(form.values, result.thing, sheet.sheet?.state === 'ready')}
          />
        </div>
      </StaffForm>
      <NoticeTrail notice={result} version={sheet.sheet?.state} />
    </div>
  )
}

function Fields({ form }: { form: UseFormReturnType<ResultValues> }): ReactElement {
  const t = useTexts('notices')
  const { getInputProps } = form
  return (
    <section className={`staff-card ${styles.fields}`}>
      <TextInput
        label={t('notices.field.title')}
        withAsterisk
        maxLength={noticeLengths.title}
        {...getInputProps('title')}
      />
      <TextInput
        label={t('notices.field.organisation')}
        maxLength={noticeLengths.title}
        {...getInputProps('organisation')}
      />
    </section>
  )
}

/** What else learners read, and where it came from. */
function MoreFields({ form }: { form: UseFormReturnType<ResultValues> }): ReactElement {
  const t = useTexts('notices')
  const { getInputProps, values } = form
  return (
    <section className={`staff-card ${styles.fields}`}>
      <Textarea
        label={t('notices.field.body')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={noticeLengths.body}
        {...getInputProps('body')}
      />
      <div className={styles.row}>
        <TextInput
          label={t('notices.field.next_title')}
          placeholder={t('notices.next_example')}
          maxLength={noticeLengths.title}
          {...getInputProps('next_title')}
        />
        <DateField
          type="date"
          label={t('notices.field.next_date')}
          {...getInputProps('next_date')}
          value={values.next_date}
        />
      </div>
      <div className={styles.row}>
        <SourceFields form={form} />
      </div>
      <FileField
        label={t('notices.field.original')}
        description={t('notices.original_help')}
        value={values.file}
        error={form.errors.file}
        onChange={file => form.setFieldValue('file', file)}
        onError={words => form.setFieldError('file', words)}
      />
    </section>
  )
}

function useConsequences(
  { file }: ResultValues,
  saved: StaffGovtResult | null,
  waitsForColumns: boolean,
): Consequence[] {
  const t = useTexts('notices')
  const { number } = useFigures()
  const size = useFileSize()
  const numbers = saved?.shown.numbers ?? 0
  return [
    numbers > 0
      ? { text: t('notices.will_find_numbers', { count: number(numbers) }) }
      : { text: t('notices.no_numbers_yet'), warns: true },
    ...(waitsForColumns ? [{ text: t('notices.sheet_waits'), warns: true }] : []),
    ...(file ? [{ text: t('notices.will_download', { size: size(file.size) }) }] : []),
  ]
}

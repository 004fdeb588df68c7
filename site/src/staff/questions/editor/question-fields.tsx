import { Select, Switch, TagsInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { useTexts } from '../../foundation/index.ts'
import type { CategoryOption } from '../question/use-categories.ts'
import { MoreFields } from './more-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { PassageField } from './passage-field.tsx'
import { PictureField } from './picture-field.tsx'
import styles from './question-editor-screen.module.css'
import type { QuestionValues } from './question-values.ts'

interface QuestionFieldsProps {
  form: StaffFormState<QuestionValues>['form']
  /** As it is stored; null: a new one. */
  question: StaffQuestion | null
  categories: readonly CategoryOption[]
  inEnglish: boolean
  onInEnglish(inEnglish: boolean): void
}

/** Every field of a question, in the order in which it is written. */
export function QuestionFields(props: QuestionFieldsProps): ReactElement {
  const { form, question, categories, inEnglish, onInEnglish } = props
  const t = useTexts('questions')
  return (
    <>
      <div className={styles.pair}>
        <Select label={t('questions.category')} data={[...categories]} searchable {...form.getInputProps('category')} />
        <TagsInput label={t('questions.tags')} maxLength={60} {...form.getInputProps('tags')} />
      </div>
      <PassageField form={form} own={question?.passage ?? null} inEnglish={inEnglish}>
        <Switch
          label={t('questions.in_english')}
          checked={inEnglish}
          onChange={event => onInEnglish(event.currentTarget.checked)}
        />
      </PassageField>
      <Textarea
        label={t('questions.question')}
        description={t('questions.formula_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        className={styles.question}
        autosize
        minRows={2}
        {...form.getInputProps('question')}
      />
      {inEnglish && (
        <Textarea label={t('questions.question_en')} autosize minRows={2} {...form.getInputProps('question_en')} />
      )}
      <PictureField value={form.values.picture} onChange={picture => form.setFieldValue('picture', picture)} />
      <OptionFields
        form={form}
        stored={question?.options.length ?? 0}
        inPaper={question?.uses.some(use => use.in_paper) ?? false}
        inEnglish={inEnglish}
      />
      <Textarea label={t('questions.explanation')} autosize minRows={2} {...form.getInputProps('explanation')} />
      {inEnglish && (
        <Textarea
          label={t('questions.explanation_en')}
          autosize
          minRows={2}
          {...form.getInputProps('explanation_en')}
        />
      )}
      <MoreFields form={form} question={question} categories={categories} />
    </>
  )
}

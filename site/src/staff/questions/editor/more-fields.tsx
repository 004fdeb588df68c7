import { NativeSelect, Select, Switch, TagsInput, TextInput } from '@mantine/core'
import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { useTexts } from '../../foundation/index.ts'
import type { CategoryOption } from '../question/use-categories.ts'
import { useWhyNotApprove } from '../question/use-why-not-approve.ts'
import styles from './question-editor-screen.module.css'
import type { QuestionValues } from './question-values.ts'

interface MoreFieldsProps {
  form: StaffFormState<QuestionValues>['form']
  /** Null: a new one. Only what is stored can be published. */
  question: StaffQuestion | null
  categories: readonly CategoryOption[]
}

/** Where a question comes from and where it stands, folded away. */
export function MoreFields({ form, question, categories }: MoreFieldsProps): ReactElement {
  const t = useTexts('questions')
  const whyNot = useWhyNotApprove()(question)
  const isReviewed = question?.reviewed === true
  return (
    <details className={styles.more}>
      <summary>
        {t('questions.source_and_more')}
        <span className="staff-small">
          {[...form.values.appearances, form.values.source].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <div className={styles.pair}>
        <TagsInput label={t('questions.appearances')} {...form.getInputProps('appearances')} />
        <TextInput label={t('questions.source')} {...form.getInputProps('source')} />
        <Select
          label={t('questions.reference_category')}
          data={[...categories]}
          searchable
          clearable
          {...form.getInputProps('reference_category')}
        />
        <NativeSelect
          label={t('questions.difficulty')}
          data={(['1', '2', '3'] as const).map(value => ({ value, label: t(`questions.difficulty.${value}`) }))}
          {...form.getInputProps('difficulty')}
        />
      </div>
      <Switch
        label={t('questions.is_reviewed')}
        {...form.getInputProps('reviewed', { type: 'checkbox' })}
        {...(whyNot && !isReviewed && { disabled: true, description: whyNot })}
      />
      {question && (
        <Switch label={t('questions.is_published')} {...form.getInputProps('published', { type: 'checkbox' })} />
      )}
    </details>
  )
}

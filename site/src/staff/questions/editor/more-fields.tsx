import { NativeSelect, Select, Switch, TagsInput, TextInput } from '@mantine/core'
import type { ReactElement } from 'react'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { useLimit, useTexts } from '../../foundation/index.ts'
import type { CategoryOption } from '../question/use-categories.ts'
import styles from './question-editor-screen.module.css'
import type { QuestionValues } from './question-values.ts'

interface MoreFieldsProps {
  form: StaffFormState<QuestionValues>['form']
  /** Only what is stored can be published. */
  isStored: boolean
  categories: readonly CategoryOption[]
}

/** Where a question comes from and where it stands, folded away. */
export function MoreFields({ form, isStored, categories }: MoreFieldsProps): ReactElement {
  const t = useTexts('questions')
  const approving = useLimit('questions.approve')
  // A new question is one's own.
  const isOwn = approving?.notOwn === true && !isStored
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
        {...(isOwn && { disabled: true, description: t('questions.not_own') })}
      />
      {isStored && (
        <Switch label={t('questions.is_published')} {...form.getInputProps('published', { type: 'checkbox' })} />
      )}
    </details>
  )
}

import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactElement } from 'react'
import { NumberField } from '../fields/index.ts'
import { useTexts } from '../foundation/index.ts'
import type { CategoryChoice } from '../questions/question/use-categories.ts'
import { type LineValues, named, type PracticeValues, type RoutineValues } from './routine-values.ts'
import styles from './routines.module.css'

interface PracticeFieldsProps {
  form: UseFormReturnType<RoutineValues>
  /** Of the line's values in the form. */
  path: string
  line: LineValues
  practice: PracticeValues
  categories: CategoryChoice
  /** For who cannot see the line. */
  name: string
}

/** Which topic is practised, found by its name, and how many questions of it. */
export function PracticeFields(props: PracticeFieldsProps): ReactElement {
  const { form, path, line, practice, categories, name } = props
  const t = useTexts('routines')
  const choose = (category: string | null) => {
    form.setFieldValue(path, named(line, category, categories.categories))
    for (const field of ['practice.category', 'bn']) form.clearFieldError(`${path}.${field}`)
  }
  return (
    <>
      <Select
        className={styles.topic}
        aria-label={`${name}: ${t('routines.practice_topic')}`}
        placeholder={t('routines.practice_topic')}
        data={[...categories.options]}
        searchable
        limit={100}
        nothingFoundMessage={t('routines.practice_none')}
        value={practice.category}
        error={form.errors[`${path}.practice.category`]}
        onChange={choose}
      />
      <span className={styles.count}>
        <NumberField
          className={styles.days}
          aria-label={`${name}: ${t('routines.practice_count')}`}
          {...form.getInputProps(`${path}.practice.count`)}
          value={practice.count}
        />
        <span>{t('routines.practice_questions')}</span>
      </span>
      {form.errors[`${path}.practice.count`] && <p className={styles.wrong}>{form.errors[`${path}.practice.count`]}</p>}
    </>
  )
}

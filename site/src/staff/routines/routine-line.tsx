import { ActionIcon, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import type { CategoryChoice } from '../questions/question/use-categories.ts'
import { PracticeFields } from './practice-fields.tsx'
import type { LineValues, RoutineValues } from './routine-values.ts'
import styles from './routines.module.css'

interface RoutineLineProps {
  form: UseFormReturnType<RoutineValues>
  /** Of its values in the form. */
  path: string
  line: LineValues
  at: number
  exams: readonly { readonly value: string; readonly label: string }[]
  categories: CategoryChoice
  hasEnglish: boolean
  onRemove(): void
}

/** What one does on the day: a text, which may lead to an exam, or so many questions of a topic. */
export function RoutineLine(props: RoutineLineProps): ReactElement {
  const { form, path, line, at, exams, categories, hasEnglish, onRemove } = props
  const t = useTexts('routines')
  const { number } = useFigures()
  const place = t('routines.line', { number: number(at + 1) })
  const name = line.bn || place
  return (
    <div className={styles.line} data-practice={line.practice ? '' : undefined}>
      {line.practice && <PracticeFields {...{ form, path, line, categories, name }} practice={line.practice} />}
      <TextInput
        className={styles.grow}
        aria-label={place}
        placeholder={place}
        lang="bn"
        maxLength={200}
        {...form.getInputProps(`${path}.bn`)}
      />
      {hasEnglish && (
        <TextInput
          className={styles.grow}
          aria-label={`${name}: ${t('routines.line_en')}`}
          placeholder={t('routines.line_en')}
          lang="en"
          maxLength={200}
          {...form.getInputProps(`${path}.en`)}
        />
      )}
      {!line.practice && (
        <Select
          className={styles.exam}
          aria-label={`${name}: ${t('routines.line_exam')}`}
          placeholder={t('routines.line_exam')}
          data={[...exams]}
          clearable
          searchable
          {...form.getInputProps(`${path}.exam`)}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--staff-control)"
        aria-label={t('routines.remove_line', { name })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </ActionIcon>
    </div>
  )
}

import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactElement } from 'react'
import { NumberField } from '../fields/index.ts'
import { Icon, useTexts } from '../foundation/index.ts'
import type { CategoryChoice } from '../questions/question/use-categories.ts'
import { RoutineLine } from './routine-line.tsx'
import { type EntryValues, emptyLine, emptyPractice, type RoutineValues } from './routine-values.ts'
import styles from './routines.module.css'

interface RoutineEntryProps {
  form: UseFormReturnType<RoutineValues>
  entry: EntryValues
  index: number
  /** For who cannot see it. */
  name: string
  /** Exams that a line may lead to. */
  exams: readonly { readonly value: string; readonly label: string }[]
  /** What a line may let practise. */
  categories: CategoryChoice
  hasEnglish: boolean
  onRemove(): void
}

/** One row: its name, its gap in days, its lines. */
export function RoutineEntry(props: RoutineEntryProps): ReactElement {
  const { form, entry, index, name, hasEnglish, onRemove } = props
  const t = useTexts('routines')
  const path = `entries.${index}`
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <TextInput
          className={styles.grow}
          aria-label={`${t('routines.entry_title')}: ${name}`}
          placeholder={t('routines.entry_title')}
          lang="bn"
          maxLength={200}
          {...form.getInputProps(`${path}.title_bn`)}
        />
        {hasEnglish && (
          <TextInput
            className={styles.grow}
            aria-label={`${t('routines.entry_title_en')}: ${name}`}
            placeholder={t('routines.entry_title_en')}
            lang="en"
            maxLength={200}
            {...form.getInputProps(`${path}.title_en`)}
          />
        )}
        <span className={styles.gap}>
          <span>{t(index === 0 ? 'routines.after_start' : 'routines.after_previous')}</span>
          <NumberField
            className={styles.days}
            aria-label={t('routines.interval', { name })}
            {...form.getInputProps(`${path}.interval`)}
            value={entry.interval}
          />
          <span>{t('routines.days_later')}</span>
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--staff-control)"
          aria-label={t('routines.remove_entry', { name })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </ActionIcon>
      </div>
      {form.errors[`${path}.interval`] && <p className={styles.wrong}>{form.errors[`${path}.interval`]}</p>}
      <Lines {...props} />
    </div>
  )
}

function Lines({ form, entry, index, exams, categories, hasEnglish }: RoutineEntryProps): ReactElement {
  const t = useTexts('routines')
  const path = `entries.${index}.lines`
  const set = (lines: EntryValues['lines']) => form.setFieldValue(path, lines)
  return (
    <>
      {entry.lines.map((line, at) => (
        <RoutineLine
          key={at}
          {...{ form, line, at, exams, categories, hasEnglish }}
          path={`${path}.${at}`}
          onRemove={() => set(entry.lines.filter((_, other) => other !== at))}
        />
      ))}
      <div className={styles.adds}>
        {([emptyLine, emptyPractice] as const).map(empty => (
          <Button
            key={empty === emptyLine ? 'line' : 'practice'}
            variant="subtle"
            leftSection={<Icon name="plus" />}
            disabled={entry.lines.length >= 50}
            onClick={() => set([...entry.lines, empty])}
          >
            {t(empty === emptyLine ? 'routines.add_line' : 'routines.add_practice')}
          </Button>
        ))}
      </div>
    </>
  )
}

import { Button, Select, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { StaffPassage } from '@prostuti/contract'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Icon, useFigures, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './passage-field.module.css'
import { isPassageWritten, newPassage, type QuestionValues } from './question-values.ts'

interface PassageFieldProps {
  form: UseFormReturnType<QuestionValues>
  /** The passage that the stored question is about: its text alone can be changed here. */
  own: StaffPassage | null
  inEnglish: boolean
  /** At the end of its row. */
  children?: ReactNode
}

const mostFound = 20

/** The text that a question shares with others: none, one that is there, or one that is written here. */
export function PassageField({ form, own, inEnglish, children }: PassageFieldProps): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  const { passage } = form.values
  const choose = (id: string | null) => {
    const text = id !== null && id === own?.id ? own.text : { bn: '', en: '' }
    form.setValues({ passage: id, passage_bn: text.bn, passage_en: text.en })
  }
  return (
    <div className={styles.passage}>
      <div className={styles.choice}>
        <PassageChoice value={passage} own={own} onChange={choose} />
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => choose(newPassage)}>
          {t('questions.new_passage')}
        </Button>
        {children}
      </div>
      {isPassageWritten(passage, own) ? (
        <>
          <Textarea label={t('questions.passage_text')} autosize minRows={3} {...form.getInputProps('passage_bn')} />
          {inEnglish && (
            <Textarea label={t('questions.passage_en')} autosize minRows={3} {...form.getInputProps('passage_en')} />
          )}
          {own !== null && passage === own.id && own.questions > 1 && (
            <p className="staff-small">{t('questions.passage_shared', { count: number(own.questions - 1) })}</p>
          )}
        </>
      ) : (
        passage !== null && <p className="staff-small">{t('questions.passage_after')}</p>
      )}
    </div>
  )
}

interface PassageChoiceProps {
  value: string | null
  own: StaffPassage | null
  onChange(id: string | null): void
}

/** One of the passages that are there, found by their words. */
function PassageChoice({ value, own, onChange }: PassageChoiceProps): ReactElement {
  const t = useTexts('questions')
  const admin = useStaff()
  const { number } = useFigures()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const known = [
    ...(value === newPassage ? [{ value: newPassage, label: t('questions.new_passage') }] : []),
    ...(own ? [{ value: own.id, label: own.text.bn.slice(0, 80) }] : []),
    ...(chosen ? [chosen] : []),
  ]
  // The name of what is chosen stands in the field, and asks for nothing.
  const search = known.some(({ value: id, label }) => id === value && label === typed) ? '' : typed.slice(0, 100)
  const { data } = useQuery(['passages', search], () => admin.passages.list({ search, pageSize: mostFound }))
  const found = (data?.results ?? []).map(({ id, title, questions }) => ({
    value: id,
    label: t('questions.passage_option', { title, count: number(questions) }),
  }))
  const shownFirst = known.filter(({ value: id }) => id === value)
  return (
    <Select
      className={styles.select}
      label={t('questions.passage')}
      placeholder={t('questions.no_passage')}
      data={[...shownFirst, ...found.filter(({ value: id }) => id !== shownFirst[0]?.value)]}
      searchable
      clearable
      allowDeselect={false}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('questions.no_such_passage')}
      value={value}
      onChange={(id, option) => {
        setChosen(id === null ? null : option)
        onChange(id)
      }}
    />
  )
}

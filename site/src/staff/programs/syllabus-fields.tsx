import { ActionIcon, Button } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import type { ReactElement } from 'react'
import { BothLanguages } from '../fields/index.ts'
import type { StaffFormState } from '../foundation/form/index.ts'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import type { ProgramValues } from './program-values.ts'
import styles from './programs.module.css'

/** The topics of a program, one a line, in both languages. */
export function SyllabusFields({ form: { form, labels } }: { form: StaffFormState<ProgramValues> }): ReactElement {
  const t = useTexts('programs')
  const { number } = useFigures()
  const { syllabus } = form.values
  const set = (next: ProgramValues['syllabus']) => form.setFieldValue('syllabus', next)
  const write = (index: number, language: 'bn' | 'en', text: string) =>
    set(syllabus.map((each, at) => (at === index ? { ...each, [language]: text } : each)))
  return (
    <fieldset className={styles.syllabus}>
      <legend>{labels.syllabus}</legend>
      {syllabus.map((topic, index) => {
        const name = t('programs.syllabus_item', { number: number(index + 1) })
        const input = (language: 'bn' | 'en') => ({
          value: topic[language],
          onChange: (event: { currentTarget: { value: string } }) => write(index, language, event.currentTarget.value),
        })
        return (
          <div key={index} className={styles.item}>
            <BothLanguages
              labels={{ bn: name, en: t('programs.english') }}
              bn={{ ...input('bn'), error: topic.bn.trim() === '' && form.errors.syllabus }}
              en={input('en')}
              max={200}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="var(--staff-control)"
              aria-label={t('programs.remove', { name: topic.bn || name })}
              onClick={() => set(syllabus.filter((_, at) => at !== index))}
            >
              <Icon name="trash" />
            </ActionIcon>
          </div>
        )
      })}
      <Button
        className={styles.start}
        variant="subtle"
        leftSection={<Icon name="plus" />}
        onClick={() => set([...syllabus, { bn: '', en: '' }])}
      >
        {t('programs.syllabus_add')}
      </Button>
    </fieldset>
  )
}

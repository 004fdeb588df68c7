import { ActionIcon, Button, Checkbox, Textarea } from '@mantine/core'
import { bankLetter } from '@prostuti/contract/option-letters'
import '@mantine/core/styles/ActionIcon.layer.css'
import { shownOptions } from '@prostuti/contract/questions/bounds'
import { type ReactElement, useState } from 'react'
import type { StaffFormState } from '../../foundation/form/index.ts'
import { Icon, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './option-fields.module.css'
import { emptyOption, type OptionValues, type QuestionValues } from './question-values.ts'

interface OptionFieldsProps {
  form: StaffFormState<QuestionValues>['form']
  /** So many options the server has: they keep their number, and are hidden in place of removed. */
  stored: number
  /** A paper shows them: none can be hidden. */
  inPaper: boolean
  inEnglish: boolean
}

/** The options of a question: 2 to 8 that are shown. */
export function OptionFields({ form, stored, inPaper, inEnglish }: OptionFieldsProps): ReactElement {
  const t = useTexts('questions')
  const { number: figure } = useFigures()
  const { options } = form.values
  const shown = options.filter(({ hidden }) => !hidden).length
  const error = form.errors.options
  return (
    <fieldset className={styles.options}>
      <legend>
        <span>{t('questions.options')}</span>
        <span>{t('questions.right')}</span>
      </legend>
      {options.map((option, number) => (
        <OptionField
          // An option's number is for life.
          key={number}
          {...{ form, option, number, inEnglish }}
          place={options.slice(0, number).filter(({ hidden }) => !hidden).length}
          isStored={number < stored}
          mayGo={shown > shownOptions.min && !(inPaper && number < stored)}
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.foot}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon name="plus" size={16} />}
          disabled={shown >= shownOptions.max}
          onClick={() => form.insertListItem('options', emptyOption)}
        >
          {t('questions.add_option')}
        </Button>
        <span className="staff-small">{t('questions.option_count', { count: figure(shown) })}</span>
      </div>
    </fieldset>
  )
}

interface OptionFieldProps extends Pick<OptionFieldsProps, 'form' | 'inEnglish'> {
  option: OptionValues
  number: number
  place: number
  isStored: boolean
  mayGo: boolean
}

function OptionField({ form, option, number, place, isStored, mayGo, inEnglish }: OptionFieldProps): ReactElement {
  const t = useTexts('questions')
  const letter = bankLetter(place, useLanguage())
  const path = `options.${number}`
  const [explains, setExplains] = useState(option.explanation !== '')
  if (option.hidden)
    return (
      <div className={styles.hidden}>
        <span className="staff-small">{t('questions.hidden_option', { text: option.option })}</span>
        <Button variant="subtle" size="xs" onClick={() => form.setFieldValue(`${path}.hidden`, false)}>
          {t('questions.show_option')}
        </Button>
      </div>
    )
  const remove = () =>
    isStored
      ? form.setFieldValue('options', options =>
          options.map((each, at) => (at === number ? { ...each, hidden: true, is_correct: false } : each)),
        )
      : form.removeListItem('options', number)
  return (
    <div className={styles.option}>
      <b aria-hidden="true">{letter}</b>
      <OptionTexts {...{ form, path, letter, explains, inEnglish }} />
      <Button
        variant="subtle"
        color={explains ? undefined : 'gray'}
        size="xs"
        aria-expanded={explains}
        onClick={() => setExplains(!explains)}
      >
        {t('questions.explanation')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(isStored ? 'questions.hide_option' : 'questions.remove_option', { letter })}
        disabled={!mayGo}
        onClick={remove}
      >
        <Icon name="x" size={16} />
      </ActionIcon>
      <Checkbox
        aria-label={t('questions.is_right', { letter })}
        {...form.getInputProps(`${path}.is_correct`, { type: 'checkbox' })}
      />
    </div>
  )
}

interface OptionTextsProps extends Pick<OptionFieldsProps, 'form' | 'inEnglish'> {
  /** Of the option in the form. */
  path: string
  letter: string
  /** Its explanation is written too. */
  explains: boolean
}

/** The texts of an option, in one language or both. */
function OptionTexts({ form, path, letter, explains, inEnglish }: OptionTextsProps): ReactElement {
  const t = useTexts('questions')
  return (
    <div className={styles.fields}>
      <Textarea
        aria-label={t('questions.option', { letter })}
        autosize
        minRows={1}
        {...form.getInputProps(`${path}.option`)}
      />
      {inEnglish && (
        <Textarea
          aria-label={t('questions.option_en', { letter })}
          placeholder={t('questions.english')}
          autosize
          minRows={1}
          {...form.getInputProps(`${path}.option_en`)}
        />
      )}
      {explains && (
        <Textarea
          aria-label={t('questions.why', { letter })}
          placeholder={t('questions.why_hint')}
          autosize
          minRows={1}
          {...form.getInputProps(`${path}.explanation`)}
        />
      )}
      {explains && inEnglish && (
        <Textarea
          aria-label={t('questions.why_en', { letter })}
          placeholder={t('questions.english')}
          autosize
          minRows={1}
          {...form.getInputProps(`${path}.explanation_en`)}
        />
      )}
    </div>
  )
}

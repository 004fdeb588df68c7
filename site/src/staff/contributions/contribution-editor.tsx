import { Button, Radio, Select, Switch, Textarea } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { ContributedWords, StaffContribution } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import { contributionLengths, shownOptions } from '@prostuti/contract/questions/bounds'
import { Fragment, type ReactElement, useState } from 'react'
import { Icon, useChange, useLanguage, useStaff, useTexts } from '../foundation/index.ts'
import { useCategories } from '../questions/question/use-categories.ts'
import styles from './contributions.module.css'

interface ContributionEditorProps {
  item: StaffContribution
  onClose(): void
}

/** Mends what a member offered; their own words stay beside it. */
export function ContributionEditor({ item, onClose }: ContributionEditorProps): ReactElement {
  const t = useTexts('contributions')
  const { contributions } = useStaff()
  const change = useChange()
  const { options: categories } = useCategories()
  const [words, setWords] = useState<ContributedWords>(item.typed)
  const [category, setCategory] = useState(item.category.id)
  const [inEnglish, setInEnglish] = useState(() => hasEnglish(item.typed))
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<ContributedWords>) => setWords(before => ({ ...before, ...part }))
  const save = async () => {
    setBusy(true)
    const edit = { ...words, category, revision: item.revision }
    const isDone = await change(() => contributions.edit(item.id, edit), {
      done: t('contributions.saved'),
      outdates: [['contributions'], ['audit']],
    })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <form
      className={styles.editor}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <Select
        label={t('contributions.category')}
        data={[...categories]}
        searchable
        allowDeselect={false}
        value={category}
        onChange={chosen => chosen && setCategory(chosen)}
      />
      <Switch
        label={t('contributions.in_english')}
        checked={inEnglish}
        onChange={event => setInEnglish(event.currentTarget.checked)}
      />
      {(['question', 'explanation'] as const).map(field => (
        <Fragment key={field}>
          {field === 'explanation' && <OptionFields {...{ words, set, inEnglish }} />}
          {languages.map(
            language =>
              (language === 'bn' || inEnglish) && (
                <Textarea
                  key={language}
                  label={t(language === 'bn' ? `contributions.${field}` : `contributions.${field}_en`)}
                  lang={language}
                  autosize
                  minRows={2}
                  maxLength={contributionLengths[field]}
                  {...(field === 'question' && language === 'bn' && { 'data-autofocus': true })}
                  value={words[field][language]}
                  onChange={event => set({ [field]: { ...words[field], [language]: event.currentTarget.value } })}
                />
              ),
          )}
        </Fragment>
      ))}
      <div className={styles.acts}>
        <Button variant="default" onClick={onClose}>
          {t('contributions.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('contributions.save')}
        </Button>
      </div>
    </form>
  )
}

const languages = ['bn', 'en'] as const

const hasEnglish = ({ question, options, explanation }: ContributedWords): boolean =>
  [question, explanation, ...options.map(({ option }) => option)].some(({ en }) => en !== '')

interface OptionFieldsProps {
  words: ContributedWords
  inEnglish: boolean
  set(part: Partial<ContributedWords>): void
}

/** Exactly one is right once staff have chosen it. */
function OptionFields({ words: { options }, inEnglish, set }: OptionFieldsProps): ReactElement {
  const t = useTexts('contributions')
  const language = useLanguage()
  const setText = (number: number, text: Partial<Record<(typeof languages)[number], string>>) =>
    set({
      options: options.map((each, at) => (at === number ? { ...each, option: { ...each.option, ...text } } : each)),
    })
  return (
    <fieldset className={styles.optionFields}>
      <legend>{t('contributions.options')}</legend>
      {options.map(({ option, is_correct }, number) => {
        const letter = bankLetter(number, language)
        return (
          <div key={number}>
            <Radio
              name="right"
              aria-label={t('contributions.is_right', { letter })}
              checked={is_correct}
              onChange={() => set({ options: options.map((each, at) => ({ ...each, is_correct: at === number })) })}
            />
            <Textarea
              aria-label={t('contributions.option', { letter })}
              autosize
              minRows={1}
              maxLength={contributionLengths.option}
              value={option.bn}
              onChange={event => setText(number, { bn: event.currentTarget.value })}
            />
            {inEnglish && (
              <Textarea
                aria-label={t('contributions.option_en', { letter })}
                placeholder={t('contributions.english')}
                className={styles.inEnglish}
                lang="en"
                autosize
                minRows={1}
                maxLength={contributionLengths.option}
                value={option.en}
                onChange={event => setText(number, { en: event.currentTarget.value })}
              />
            )}
          </div>
        )
      })}
      <div className={styles.acts}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon name="plus" size={16} />}
          disabled={options.length >= shownOptions.max}
          onClick={() => set({ options: [...options, { option: { bn: '', en: '' }, is_correct: false }] })}
        >
          {t('contributions.add_option')}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          disabled={options.length <= shownOptions.min || options.at(-1)?.is_correct}
          onClick={() => set({ options: options.slice(0, -1) })}
        >
          {t('contributions.remove_option')}
        </Button>
      </div>
    </fieldset>
  )
}

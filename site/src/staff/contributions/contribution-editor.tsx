import { Button, Radio, Select, Textarea } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import type { ContributedWords, StaffContribution } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import { contributionLengths, shownOptions } from '@prostuti/contract/questions/bounds'
import { type ReactElement, useState } from 'react'
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
      <Textarea
        label={t('contributions.question')}
        autosize
        minRows={2}
        maxLength={contributionLengths.question}
        data-autofocus
        value={words.question.bn}
        onChange={event => set({ question: { ...words.question, bn: event.currentTarget.value } })}
      />
      <OptionFields words={words} set={set} />
      <Textarea
        label={t('contributions.explanation')}
        autosize
        minRows={2}
        maxLength={contributionLengths.explanation}
        value={words.explanation.bn}
        onChange={event => set({ explanation: { ...words.explanation, bn: event.currentTarget.value } })}
      />
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

interface OptionFieldsProps {
  words: ContributedWords
  set(part: Partial<ContributedWords>): void
}

/** Exactly one is right once staff have chosen it. */
function OptionFields({ words: { options }, set }: OptionFieldsProps): ReactElement {
  const t = useTexts('contributions')
  const language = useLanguage()
  const setText = (number: number, bn: string) =>
    set({
      options: options.map((each, at) => (at === number ? { ...each, option: { ...each.option, bn } } : each)),
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
              onChange={event => setText(number, event.currentTarget.value)}
            />
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

import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { CategoryName } from '@prostuti/contract'
import { asciiDigits, localDigits } from '@prostuti/sdk/i18n/digits'
import { type ReactElement, useRef } from 'react'
import { Icon, typedNumber, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { categoryOptions } from './category-options.ts'
import styles from './generate-panel.module.css'

export interface Topic {
  readonly key: number
  readonly category: string
  /** As it was typed. */
  readonly count: string
}

export const firstTopic: Topic = { key: 0, category: '', count: '10' }

/** How many questions a topic asks for; 0 for what is no number. */
export const countOf = ({ count }: Topic): number => typedNumber(count) ?? 0

interface TopicFieldsProps {
  topics: readonly Topic[]
  categories: readonly CategoryName[]
  /** How many questions a category has to draw from; null where that is not known. */
  stockOf(category: string): number | null
  onChange(change: (topics: readonly Topic[]) => readonly Topic[]): void
}

/** The topics that questions are drawn from, and how many of each. */
export function TopicFields({ topics, categories, stockOf, onChange }: TopicFieldsProps): ReactElement {
  const t = useTexts('exams')
  const language = useLanguage()
  const { number } = useFigures()
  const nextKey = useRef(1)
  const change = (key: number, changes: Partial<Topic>) =>
    onChange(all => all.map(topic => (topic.key === key ? { ...topic, ...changes } : topic)))
  const add = () => {
    const key = nextKey.current++
    onChange(all => [...all, { ...firstTopic, key }])
  }
  return (
    <>
      {topics.map((topic, index) => {
        const stock = topic.category ? stockOf(topic.category) : null
        return (
          <div key={topic.key} className={styles.topic}>
            <NativeSelect
              aria-label={t('exams.topic', { number: number(index + 1) })}
              value={topic.category}
              data={[{ value: '', label: t('exams.choose_category') }, ...categoryOptions(categories)]}
              onChange={event => change(topic.key, { category: event.currentTarget.value })}
            />
            <TextInput
              aria-label={t('exams.topic_count', { number: number(index + 1) })}
              inputMode="numeric"
              maxLength={3}
              value={localDigits(topic.count, language)}
              onChange={event => change(topic.key, { count: asciiDigits(event.currentTarget.value) })}
            />
            {stock !== null && (
              <span className="staff-small" data-few={stock < countOf(topic) || undefined}>
                {t('exams.stock', { count: number(stock) })}
              </span>
            )}
          </div>
        )
      })}
      <Button variant="subtle" size="xs" leftSection={<Icon name="plus" size={16} />} onClick={add}>
        {t('exams.add_topic')}
      </Button>
    </>
  )
}

import { Switch, Textarea } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { countLetters } from '@prostuti/contract/letters'
import { roomMessageLength } from '@prostuti/contract/text-lengths'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './live-room.module.css'

/** What everybody is to read. */
export interface Words {
  readonly bn: string
  /** Null: the Bangla stands in both. */
  readonly en: string | null
}

export const noWords: Words = { bn: '', en: null }

const fits = (text: string) => countLetters(text) <= roomMessageLength.max

/** As the call takes them; null: there is nothing to send yet. */
export function sendable({ bn, en }: Words): { bn: string; en?: string } | null {
  const [bangla, english] = [bn.trim(), en?.trim()]
  if (bangla === '' || !fits(bangla) || !fits(english ?? '')) return null
  return english ? { bn: bangla, en: english } : { bn: bangla }
}

interface WordsFieldsProps {
  labels: Readonly<Record<'bn' | 'en', string>>
  words: Words
  onChange(words: Words): void
}

/** In Bangla, and in English where it is wanted, with the letters counted as a reader counts them. */
export function WordsFields({ labels, words, onChange }: WordsFieldsProps): ReactElement {
  const t = useTexts('live-room')
  return (
    <>
      <Counted label={labels.bn} language="bn" value={words.bn} onChange={bn => onChange({ ...words, bn })} />
      <Switch
        size="sm"
        label={t('live_room.with_english')}
        checked={words.en !== null}
        onChange={event => onChange({ ...words, en: event.currentTarget.checked ? '' : null })}
      />
      {words.en !== null && (
        <Counted label={labels.en} language="en" value={words.en} onChange={en => onChange({ ...words, en })} />
      )}
    </>
  )
}

interface CountedProps {
  label: string
  language: 'bn' | 'en'
  value: string
  onChange(text: string): void
}

function Counted({ label, language, value, onChange }: CountedProps): ReactElement {
  const t = useTexts('live-room')
  const { number } = useFigures()
  const count = countLetters(value)
  return (
    <div className={styles.counted}>
      <Textarea
        label={label}
        lang={language}
        withAsterisk={language === 'bn'}
        maxLength={1_000}
        autosize
        minRows={2}
        maxRows={5}
        value={value}
        // A message is one line: so it stands inside the exam.
        onChange={event => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
      />
      <span className={styles.count} data-over={!fits(value) || undefined}>
        {t('live_room.letters', { count: number(count), most: number(roomMessageLength.max) })}
      </span>
    </div>
  )
}

import { Checkbox, SegmentedControl } from '@mantine/core'
import type { AcceptedKey, WantedKey } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { type ReactElement, useState } from 'react'
import { useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './regrade.module.css'

const ways = ['other', 'several', 'cancel'] as const
type Way = (typeof ways)[number]

interface KeyEditorProps {
  question: AcceptedKey
  /** Of so many sheets the answers are counted. */
  counted: number
  wanted: WantedKey | undefined
  disabled: boolean
  /** Null: as it is. */
  onChange(key: WantedKey | null): void
}

/** One question: another answer, several answers or none, with how people answered it. */
export function KeyEditor({ question, counted, wanted, disabled, onChange }: KeyEditorProps): ReactElement {
  const t = useTexts('regrade')
  const language = useLanguage()
  const { number } = useFigures()
  const stored = question.cancelled ? null : question.options.flatMap(each => (each.accepted ? [each.option] : []))
  const accepted = wanted ? wanted.accepted : stored
  const [way, setWay] = useState<Way>(accepted === null ? 'cancel' : accepted.length > 1 ? 'several' : 'other')
  const want = (next: number[] | null) =>
    onChange(same(next, stored) || next?.length === 0 ? null : { question: question.question, accepted: next })
  const choose = (chosen: Way) => {
    setWay(chosen)
    if (chosen === 'cancel') want(null)
    else want(chosen === 'other' ? (stored ?? []).slice(0, 1) : (accepted ?? stored ?? []))
  }
  const toggle = (option: number) => {
    if (way !== 'several') want([option])
    else if (accepted?.includes(option)) want(accepted.filter(each => each !== option))
    else want([...(accepted ?? []), option].sort((a, b) => a - b))
  }
  const share = (answers: number) => number(counted > 0 ? Math.round((100 * answers) / counted) : 0)
  return (
    <>
      {/* Safe HTML, as the server has rendered it for learners. */}
      <div className={styles.text} dir="auto" dangerouslySetInnerHTML={{ __html: question.text }} />
      <SegmentedControl
        fullWidth
        classNames={{ root: styles.ways, label: styles.way, indicator: styles.chosenWay }}
        disabled={disabled}
        value={way}
        data={ways.map(value => ({ value, label: t(`regrade.way.${value}`) }))}
        onChange={choose}
      />
      <ul className={styles.options}>
        {question.options.map(({ option, text, answers }, row) => (
          <li key={option} data-accepted={accepted?.includes(option) || undefined}>
            <Checkbox
              radius={way === 'several' ? 'xs' : 'xl'}
              checked={accepted?.includes(option) ?? false}
              disabled={disabled || way === 'cancel'}
              aria-label={t('regrade.accept', { letter: optionLetter(row, language) })}
              onChange={() => toggle(option)}
            />
            <b aria-hidden="true">{optionLetter(row, language)}</b>
            <span dir="auto" dangerouslySetInnerHTML={{ __html: text }} />
            <span className="staff-small staff-num">
              {stored?.includes(option)
                ? `${t('regrade.before')} · `
                : accepted?.includes(option)
                  ? `${t('regrade.new')} · `
                  : ''}
              {t('regrade.share', { share: share(answers) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="staff-small">{t('regrade.skipped', { share: share(question.skipped) })}</p>
    </>
  )
}

const same = (a: readonly number[] | null, b: readonly number[] | null) =>
  String(a) === String(b) && (a === null) === (b === null)

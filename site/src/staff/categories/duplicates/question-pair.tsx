import type { Language, SimilarQuestions, StaffQuestion } from '@prostuti/contract'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { compareOptions, markDifferences, plainText } from './compare-pair.ts'
import styles from './duplicates-screen.module.css'
import { MergeEffect } from './merge-effect.tsx'
import { PairSide } from './pair-side.tsx'

interface QuestionPairProps {
  pair: SimilarQuestions
  /** The id of the one that stays. */
  keep: string
  onKeep(id: string): void
}

/** Two questions side by side, and what making one of them does. */
export function QuestionPair({ pair, keep, onKeep }: QuestionPairProps): ReactElement {
  const t = useTexts('categories')
  const language = useLanguage()
  const { number } = useFigures()
  const sides = [pair.low, pair.high] as const
  const beside = useRef<HTMLDivElement>(null)
  // After each drawing: the marks belong to the nodes that stand there now.
  useEffect(() => {
    const [one, other] = beside.current?.children ?? []
    if (one instanceof HTMLElement && other instanceof HTMLElement) return markDifferences(one, other)
  })
  const { shared, count, isSameKey } = useMemo(
    () => compareOptions(optionsOf(pair.low.question, language), optionsOf(pair.high.question, language)),
    [pair, language],
  )
  return (
    <>
      <p className={styles.alike}>
        <span className={styles.percent}>
          {t('categories.alike', { percent: number(Math.round(pair.similarity * 100)) })}
        </span>
        <span>{t('categories.options_shared', { count: number(count), shared: number(shared) })}</span>
        <span data-differs={!isSameKey || undefined}>
          {!isSameKey && <Icon name="triangle-alert" size={16} />}
          {t(isSameKey ? 'categories.key_same' : 'categories.key_differs')}
        </span>
      </p>
      <div ref={beside} className={styles.pair}>
        {sides.map(({ question }) => (
          <PairSide key={question.id} question={question} isKept={question.id === keep} onKeep={onKeep} />
        ))}
      </div>
      <MergeEffect pair={pair} keep={keep} />
    </>
  )
}

/** The options that learners see, as plain text. */
const optionsOf = ({ shown, options }: StaffQuestion, language: Language) =>
  options.flatMap(({ hidden, is_correct: isRight }, number) =>
    hidden ? [] : [{ text: plainText(shown[language].options[number] ?? ''), isRight }],
  )

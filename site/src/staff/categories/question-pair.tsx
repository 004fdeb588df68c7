import type { Language, SimilarQuestions, StaffQuestion } from '@prostuti/contract'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import { LearnerPreview } from '../questions/question/learner-preview.tsx'
import { QualityChip } from '../questions/question/quality-chip.tsx'
import { compareOptions, markDifferences, plainText } from './compare-pair.ts'
import styles from './duplicates-screen.module.css'

interface QuestionPairProps {
  pair: SimilarQuestions
  /** The id of the one that stays. */
  keep: string
  onKeep(id: string): void
}

/** Two questions side by side, and what making one of them does. */
export function QuestionPair({ pair, keep, onKeep }: QuestionPairProps): ReactElement {
  const t = useTexts('categories', 'questions')
  const language = useLanguage()
  const { number, digits } = useFigures()
  const sides = [pair.low, pair.high] as const
  const facts = sides.map(({ question, bookmarks }) => ({
    exams: t('categories.fact_exams', {
      count: number(question.uses.length),
      people: number(question.uses.reduce((sum, { sat }) => sum + sat, 0)),
    }),
    tags: [...question.appearances, ...question.tags].join(', ') || t('frame.none'),
    kept: t('categories.fact_kept', { bookmarks: number(bookmarks), flags: number(question.open_flags) }),
    address: question.published_at
      ? `/questions/${question.id}/${question.public_slug ?? ''}`
      : t('categories.not_yet'),
  }))
  const other = sides.find(({ question }) => question.id !== keep)!
  const rows = [
    ['exams', t('categories.after_exams', { id: digits(keep) })],
    ['tags', t('categories.after_tags')],
    ['kept', t('categories.after_kept')],
    ['address', t('categories.after_address', { id: digits(other.question.id) })],
  ] as const
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
          <section
            key={question.id}
            className={`staff-card ${styles.side}`}
            data-kept={question.id === keep || undefined}
          >
            <header>
              <label>
                <input type="radio" name="keep" checked={question.id === keep} onChange={() => onKeep(question.id)} />
                <b>{t(question.id === keep ? 'categories.stays' : 'categories.goes')}</b>
              </label>
              <a className="staff-small" href={`/admin/question/${question.id}`}>
                #{digits(question.id)}
              </a>
              <QualityChip quality={question.quality} />
            </header>
            <div className={styles.body}>
              <LearnerPreview
                shown={question.shown[language]}
                options={question.options}
                passage={question.passage?.[language]}
                solved
                noExplanation={t('questions.no_explanation')}
              />
            </div>
          </section>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too */}
      <section className={`staff-card ${styles.effect}`} tabIndex={0} aria-label={t('categories.effect')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('categories.effect')}</th>
              {sides.map(({ question }) => (
                <th key={question.id} scope="col">
                  #{digits(question.id)}
                </th>
              ))}
              <th scope="col">{t('categories.after_merge')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([fact, after]) => (
              <tr key={fact}>
                <th scope="row">{t(`categories.row.${fact}`)}</th>
                <td>{facts[0]![fact]}</td>
                <td>{facts[1]![fact]}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** The options that learners see, as plain text. */
const optionsOf = ({ shown, options }: StaffQuestion, language: Language) =>
  options.flatMap(({ hidden, is_correct: isRight }, number) =>
    hidden ? [] : [{ text: plainText(shown[language].options[number] ?? ''), isRight }],
  )

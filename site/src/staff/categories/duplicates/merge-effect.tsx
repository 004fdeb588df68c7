import type { SimilarQuestions } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from './duplicates-screen.module.css'

interface MergeEffectProps {
  pair: SimilarQuestions
  /** The id of the one that stays. */
  keep: string
}

/** What making one of two questions does, fact by fact. */
export function MergeEffect({ pair, keep }: MergeEffectProps): ReactElement {
  const t = useTexts('categories')
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too
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
  )
}

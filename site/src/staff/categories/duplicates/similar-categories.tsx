import { Button } from '@mantine/core'
import type { Category, SimilarCategories as Pair } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { ErrorState, useChange, useFigures, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './duplicates-screen.module.css'
import { NoPairs, PairHead, type PairsProps } from './pair-head.tsx'

/** Categories that look alike, all pairs below each other. */
export function SimilarCategories({ choice }: PairsProps): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const change = useChange()
  const { number } = useFigures()
  const { data, error, reload } = useQuery(['duplicates', 'categories'], () =>
    admin.duplicates.categories({ pageSize: 50 }),
  )
  const merge = async (from: Category, into: Category) => {
    const merging = () => admin.categories.merge(from.id, { into: into.id, revision: from.revision })
    await change(merging, { done: t('categories.merged'), outdates: [['duplicates']] })
  }
  const apart = async ({ low, high }: Pair) => {
    const separating = () => admin.duplicates.keepApart({ kind: 'category', low: low.id, high: high.id })
    await change(separating, { done: t('categories.kept_apart'), outdates: [['duplicates']] })
  }
  return (
    <>
      <PairHead choice={choice} count={data?.count} />
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data?.results.length === 0 && <NoPairs />}
      {data?.results.map(pair => (
        <section key={`${pair.low.id} ${pair.high.id}`} className={`staff-card ${styles.row}`}>
          <span className={styles.percent}>
            {t('categories.alike', { percent: number(Math.round(pair.similarity * 100)) })}
          </span>
          {([pair.low, pair.high] as const).map((category, index) => (
            <div key={category.id} className={styles.category}>
              <a href={`/admin/category?id=${category.id}&cat_type=${category.cat_type}`}>{category.title}</a>
              <span className="staff-small">
                {t('categories.questions_count', { count: number(category.question_count) })}
              </span>
              <Button
                variant="default"
                size="xs"
                onClick={() => void merge(index === 0 ? pair.high : pair.low, category)}
              >
                {t('categories.keep_this')}
              </Button>
            </div>
          ))}
          <Button variant="subtle" size="xs" onClick={() => void apart(pair)}>
            {t('categories.not_same_category')}
          </Button>
        </section>
      ))}
    </>
  )
}

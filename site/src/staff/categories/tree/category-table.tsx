import type { Category, QuestionInfo } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'
import type { CategoryRow } from './category-rows.ts'
import styles from './category-tree-screen.module.css'
import { TreeRow } from './tree-row.tsx'

interface CategoryTableProps {
  rows: readonly CategoryRow[]
  infoOf(category: string): QuestionInfo['by_category'][number] | undefined
  /** No category lies within another: nothing opens. */
  isFlat: boolean
  chosen: Category | null
  onToggle(category: string): void
  onChoose(category: string): void
  onMove(category: Category, by: number): void
}

/** The tree of categories as a table. */
export function CategoryTable({ rows, infoOf, isFlat, chosen, ...acts }: CategoryTableProps): ReactElement {
  const t = useTexts('categories')
  return (
    <table className={styles.tree} aria-label={t('categories.title')}>
      <thead>
        <tr>
          <th scope="col">{t('categories.name')}</th>
          <th scope="col" data-phone="hidden">
            {t('categories.english')}
          </th>
          <th scope="col" data-figure>
            {t('categories.questions')}
          </th>
          <th scope="col">{t('categories.perfect')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <TreeRow
            key={row.category.id}
            row={row}
            info={infoOf(row.category.id)}
            isFlat={isFlat}
            isChosen={row.category.id === chosen?.id}
            onToggle={() => acts.onToggle(row.category.id)}
            onChoose={() => acts.onChoose(row.category.id)}
            onMove={by => acts.onMove(row.category, by)}
          />
        ))}
      </tbody>
    </table>
  )
}

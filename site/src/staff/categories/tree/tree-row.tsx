import type { QuestionInfo } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { type CategoryRow, thinBelow } from './category-rows.ts'
import styles from './category-tree-screen.module.css'

interface TreeRowProps {
  row: CategoryRow
  info: QuestionInfo['by_category'][number] | undefined
  /** No category lies within another: nothing opens. */
  isFlat: boolean
  isChosen: boolean
  onToggle(): void
  onChoose(): void
  onMove(by: number): void
}

/** A category in its row, moved in by its depth. */
export function TreeRow({ row, info, isFlat, isChosen, onToggle, onChoose, onMove }: TreeRowProps): ReactElement {
  const t = useTexts('categories')
  const { number } = useFigures()
  const { category, depth, isOpen, hasBelow } = row
  const isThin = category.question_count < thinBelow
  const share = info && info.count > 0 ? Math.round((info.perfect / info.count) * 100) : null
  return (
    <tr data-chosen={isChosen || undefined}>
      <td style={{ paddingInlineStart: `${(isFlat ? 16 : 12) + depth * 24}px` }}>
        <span className={styles.name}>
          {hasBelow ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'categories.fold' : 'categories.unfold', { name: category.title })}
              onClick={onToggle}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
            </button>
          ) : (
            !isFlat && <span className={styles.toggle} />
          )}
          <Icon name={isOpen ? 'folder-open' : 'folder'} size={16} />
          <button
            type="button"
            className={styles.open}
            onClick={onChoose}
            onKeyDown={event => {
              const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : 0
              if (by === 0) return
              event.preventDefault()
              onMove(by)
            }}
          >
            {category.title}
          </button>
          {isThin && <span className={styles.thin}>{t('categories.thin')}</span>}
        </span>
      </td>
      <td data-phone="hidden" className="staff-small">
        {category.name.en || t('categories.not_written')}
      </td>
      <td className="staff-num" data-figure data-thin={isThin || undefined}>
        {number(row.questions)}
      </td>
      <td>
        {share === null ? (
          <span className="staff-small">–</span>
        ) : (
          <span className={styles.share}>
            <meter min={0} max={100} value={share} aria-label={t('categories.perfect')} />
            <span className="staff-small">{number(share)}%</span>
          </span>
        )}
      </td>
    </tr>
  )
}

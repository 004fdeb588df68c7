import type { ResultSheet } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from './result-sheet.module.css'

interface SheetFindingsProps {
  sheet: ResultSheet
  /** Other columns are chosen than these were counted by. */
  isOutdated: boolean
}

/** Numbers that stand twice and cells that are no number, by name. */
export function SheetFindings({ sheet, isOutdated }: SheetFindingsProps): ReactElement | null {
  const t = useTexts('notices')
  const { number, digits } = useFigures()
  const { repeated, refused, refused_count: refusedCount } = sheet
  if (isOutdated || (repeated.count === 0 && refusedCount === 0)) return null
  const rest = (shown: number, count: number) =>
    count > shown ? ` ${t('notices.and_more', { count: number(count - shown) })}` : ''
  return (
    <div className={styles.findings}>
      {repeated.count > 0 && (
        <div>
          <p>
            <b>{t('notices.stands_twice', { count: number(repeated.count) })}</b>{' '}
            {repeated.differing > 0
              ? t('notices.twice_differing', { count: number(repeated.differing) })
              : t('notices.twice_same')}
          </p>
          <p className="staff-small">
            {repeated.first.map(digits).join(', ')}
            {rest(repeated.first.length, repeated.count)}
          </p>
        </div>
      )}
      {refusedCount > 0 && (
        <div>
          <p>
            <b>{t('notices.cells_no_number', { count: number(refusedCount) })}</b> {t('notices.cells_left_out')}
          </p>
          <ul>
            {refused.map(({ row, value }) => (
              <li key={row}>
                {t('notices.row_number', { row: number(row) })}:{' '}
                {value ? <code>{value}</code> : t('notices.value_hidden')}
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && <p className="staff-small">{rest(refused.length, refusedCount)}</p>}
        </div>
      )}
    </div>
  )
}

import type { CircularSort } from '@prostuti/contract'
import type { Translate } from '../../foundation/text/translate.ts'
import { IconSort } from './icons.tsx'

export const sorts: readonly CircularSort[] = ['deadline', 'created_date', 'exam_date']

interface SortProps {
  t: Translate
  sortBy: CircularSort
  onSort: (sortBy: CircularSort) => void
}

export function SortSelect({ t, sortBy, onSort }: SortProps) {
  return (
    <label className="jobs-select jobs-sort">
      <IconSort />
      <select
        aria-label={t('jobs.sort')}
        value={sortBy}
        onChange={event => onSort(event.currentTarget.value as CircularSort)}
      >
        {sorts.map(sort => (
          <option key={sort} value={sort}>
            {t(`jobs.sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

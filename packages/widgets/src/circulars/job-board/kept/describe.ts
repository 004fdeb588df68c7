import type { CircularFilters } from '@prostuti/contract'
import { circularLengths } from '@prostuti/contract/text-lengths'
import { activeFilters } from '../active-filters.ts'
import type { BoardViewProps } from '../view-props.ts'

/** A name made of the filters: `ব্যাংক · ঢাকা`; of the text alone where there is no filter. */
export function nameOf(filters: CircularFilters, { board, ...words }: BoardViewProps): string {
  const active = activeFilters(filters, board.form, words)
  const set = active.filter(({ filter }) => filter !== 'search')
  const labels = (set.length > 0 ? set : active).map(({ label }) => label)
  return labels.join(' · ').slice(0, circularLengths.searchName)
}

/** What it looks for, in words. */
export function describe(filters: CircularFilters, props: BoardViewProps): string {
  const { board, t, ...words } = props
  const labels = activeFilters(filters, board.form, { t, ...words }).map(({ filter, label }) =>
    filter === 'search' ? t('searches.written', { search: label }) : label,
  )
  return labels.join(' · ') || t('searches.all_open')
}

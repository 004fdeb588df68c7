import { formatNumber } from '../../../foundation/text/format.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { EmptyState } from '../../../foundation/ui/empty-state.tsx'
import type { ActiveFilter } from '../active-filters.ts'
import type { ListViewProps } from '../view-props.ts'

/** Why there is nothing: names the filter that costs most, and lifts it. */
export function NoCirculars(props: ListViewProps) {
  const { t, language, active, board, state, onKeep } = props
  const lifts = bestLifts(active, board.form?.lifted ?? [])
  const texts = lifts.map(({ label, count }) =>
    t('filters.without', { filter: label, count, number: formatNumber(count, language) }),
  )
  return (
    <EmptyState
      title={titleOf(props)}
      text={texts.join(' ') || t('filters.none_hint')}
      action={
        <div className="jobs-lifts">
          {lifts.map(({ filter, label, without }) => (
            <Button key={filter} onClick={() => state.choose({ filters: without })}>
              {t('jobs.lift', { filter: label })}
            </Button>
          ))}
          {lifts.length === 0 ? (
            <Button onClick={() => state.choose({ filters: {} })}>{t('jobs.lift_all')}</Button>
          ) : null}
          {onKeep ? (
            <Button kind="quiet" onClick={onKeep}>
              {t('jobs.keep')}
            </Button>
          ) : null}
        </div>
      }
    />
  )
}

function titleOf({ t, active }: ListViewProps): string {
  const [one, other, third] = active
  if (!one || third) return t('filters.none_found')
  return other
    ? t('filters.none_both', { filter: one.label, other: other.label })
    : t('filters.none_one', { filter: one.label })
}

/** The two filters without which the most circulars would be left. */
function bestLifts(active: readonly ActiveFilter[], lifted: readonly { filter: string; count: number }[]) {
  return active
    .map(each => ({ ...each, count: lifted.find(({ filter }) => filter === each.filter)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 2)
}

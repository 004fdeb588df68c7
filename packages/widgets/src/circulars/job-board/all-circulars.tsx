import { type ReactNode, useState } from 'react'
import { useLazyPart } from '../../foundation/element/use-lazy-part.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { siteOf } from '../rows/index.ts'
import { activeFilters } from './active-filters.ts'
import { BoardList } from './board-list.tsx'
import { FieldsBones } from './board-skeleton.tsx'
import { CategorySelect } from './category-select.tsx'
import { FilterChips } from './filter-chips.tsx'
import { loadFilters } from './filters-part.ts'
import { IconBellPlus } from './icons.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import type { BoardViewProps } from './view-props.ts'

export interface AllProps extends BoardViewProps {
  /** Opens what keeps the search that is set. */
  onKeep?: (() => void) | undefined
  /** Stands below the filters, where there is room. */
  aside?: ReactNode
}

/** Search, filters and the list. */
export function AllCirculars(props: AllProps) {
  const { t, state, board, client, onKeep, aside, language } = props
  const { filters, sortBy, choose } = state
  const [isOpen, setOpen] = useState(false)
  const active = activeFilters(filters, board.form, props)
  const fields = { ...props, form: board.form, filters }
  const count = board.form?.count
  const isOurs = Boolean(props.addressState || props.keptSearches)
  const isEmpty = !board.isOld && board.pages?.[0]?.results.length === 0
  const part = useLazyPart(loadFilters, isOurs || isOpen || isEmpty, props.extend)
  return (
    <div className="jobs-columns">
      <div className="jobs-main">
        <SearchBox
          t={t}
          search={filters.search ?? ''}
          onSearch={search => choose({ filters: { ...filters, search } })}
        />
        <CategorySelect {...fields} onChange={next => choose({ filters: next })} />
        <SortSelect t={t} sortBy={sortBy} onSort={sort => choose({ sortBy: sort })} />
        <FilterChips
          {...fields}
          active={active}
          onOpen={() => setOpen(true)}
          onChange={next => choose({ filters: next })}
        />
        {onKeep && active.length > 0 && !isEmpty ? (
          <button type="button" className="jobs-keep" onClick={onKeep}>
            <IconBellPlus />
            <span>
              <b>{t('jobs.keep')}</b>
              <small>{t('jobs.keep_text')}</small>
            </span>
          </button>
        ) : null}
        <p className="jobs-count ui-small ui-muted ui-num" role="status">
          {count !== undefined && board.pages && !board.isOld
            ? t(active.length > 0 ? 'jobs.found' : 'jobs.open', { count, number: formatNumber(count, language) })
            : ''}
        </p>
        <BoardList {...props} active={active} part={part} />
        {isOurs ? null : (
          <a className="jobs-from ui-small" href={siteOf(client)} target="_blank" rel="noopener">
            {t('jobs.from_us')}
          </a>
        )}
      </div>
      {isOurs ? (
        <aside className="jobs-aside">
          <section className="ui-card jobs-filters" part="card" aria-labelledby="jobs-filters">
            <div className="jobs-filters-head">
              <h2 part="heading" id="jobs-filters">
                {t('jobs.filters')}
              </h2>
              <Button kind="quiet" onClick={() => choose({ filters: {} })}>
                {t('jobs.lift_all')}
              </Button>
            </div>
            {part ? (
              <part.FilterFields {...fields} onChange={next => choose({ filters: next })} />
            ) : (
              <FieldsBones label={t('ui.loading')} />
            )}
          </section>
          {aside}
        </aside>
      ) : null}
      {isOpen && part ? (
        <part.FilterSheet
          {...fields}
          sortBy={sortBy}
          onClose={() => setOpen(false)}
          onDone={(next, sort) => {
            setOpen(false)
            choose({ filters: next, sortBy: sort })
          }}
        />
      ) : null}
    </div>
  )
}

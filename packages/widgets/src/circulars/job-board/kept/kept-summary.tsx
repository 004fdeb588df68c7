import type { KeptSearch } from '@prostuti/contract'
import type { BoardViewProps } from '../view-props.ts'
import { openSearch } from './open-search.ts'

const most = 3

/** Beside the list, where there is room: the kept searches, those with something new first. */
export function KeptSummary({
  searches = [],
  ...props
}: BoardViewProps & { searches: readonly KeptSearch[] | undefined }) {
  const { t } = props
  if (searches.length === 0) return null
  const shown = [...searches].sort((a, b) => b.unseen - a.unseen).slice(0, most)
  return (
    <section className="ui-card kept-summary" part="card" aria-labelledby="kept-summary">
      <h2 part="heading" id="kept-summary">
        {t('jobs.tab_kept')}
      </h2>
      <ul>
        {shown.map(search => (
          <li key={search.id}>
            <button type="button" onClick={() => openSearch(props, search)}>
              <b>{search.name}</b>
              <small className={search.unseen > 0 ? 'kept-new ui-num' : 'ui-muted'}>
                {search.unseen > 0 ? t('jobs.new', { count: search.unseen }) : t('searches.nothing_new')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

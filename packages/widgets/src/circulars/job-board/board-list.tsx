import type { CircularCard } from '@prostuti/contract'
import { type DeadlineGroup, deadlineGroup } from '@prostuti/sdk/circulars'
import { EmptyState } from '../../foundation/ui/empty-state.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { RowList } from '../../foundation/ui/row-list.tsx'
import { Skeleton } from '../../foundation/ui/skeleton.tsx'
import { CircularRow } from '../rows/index.ts'
import { RowsBones } from './board-skeleton.tsx'
import type { FiltersPart } from './filters-part.ts'
import { ListEnd } from './list-end.tsx'
import { OldNotice, useOnline } from './old-notice.tsx'
import type { ListViewProps } from './view-props.ts'

interface ListProps extends ListViewProps {
  /** Once it is here. */
  part: FiltersPart | null
}

export function BoardList(props: ListProps) {
  const { t, board, client } = props
  const isOnline = useOnline(client)
  const { pages, error, isTrying, isOld, retry } = board
  if (!pages && error)
    return (
      <div className="jobs-list">
        <RequestError t={t} error={error} retry={retry} retrying={isTrying} />
      </div>
    )
  if (!pages)
    return (
      <Skeleton className="jobs-list" label={t('ui.loading')}>
        <RowsBones />
      </Skeleton>
    )
  const circulars = pages.flatMap(page => page.results)
  return (
    <div className="jobs-list" data-old={isOld ? '' : undefined} aria-busy={isOld}>
      <OldNotice {...props} isOnline={isOnline} />
      {circulars.length > 0 ? <Groups {...props} circulars={circulars} /> : isOld ? null : <Nothing {...props} />}
      <ListEnd {...props} isOnline={isOnline} />
    </div>
  )
}

/** Why there is nothing. */
function Nothing(props: ListProps) {
  const { t, active, part } = props
  if (active.length === 0) return <EmptyState title={t('jobs.none')} text={t('jobs.none_text')} />
  return part ? <part.NoCirculars {...props} /> : <RowsBones />
}

const order: readonly DeadlineGroup[] = ['this_week', 'later', 'undated', 'not_open']

/** By deadline there are heads, unless a text is searched; other orders have none. */
function Groups({ circulars, ...props }: ListProps & { circulars: readonly CircularCard[] }) {
  const { t, state, now } = props
  const groupOf = new Map(circulars.map(circular => [circular, deadlineGroup(circular, now)]))
  const groups = order.filter(group => circulars.some(circular => groupOf.get(circular) === group))
  if (state.sortBy !== 'deadline' || state.filters.search || groups.length < 2)
    return <Rows {...props} circulars={circulars} />
  return groups.map(group => (
    <section key={group} className="jobs-group" aria-label={t(`jobs.group.${group}`)}>
      <h2 part="heading">{t(`jobs.group.${group}`)}</h2>
      <Rows {...props} circulars={circulars.filter(circular => groupOf.get(circular) === group)} />
    </section>
  ))
}

function Rows({ circulars, ...props }: ListProps & { circulars: readonly CircularCard[] }) {
  const { client, host, emit, jobHref, t, language, now, state } = props
  return (
    <RowList className="job-rows">
      {circulars.map(circular => (
        <li key={circular.id}>
          <CircularRow {...{ client, host, emit, jobHref, t, language, now, circular }} search={state.filters.search} />
        </li>
      ))}
    </RowList>
  )
}

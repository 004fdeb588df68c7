import type { ExamMode, Standings } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import type { DrawnFor } from '../../foundation/queries.ts'
import { Bone, RequestError, Skeleton } from '../../foundation/ui/index.ts'
import { NotYet } from '../opening/not-yet.tsx'
import { isNotPublished } from '../opening/use-opening.ts'
import { RankedPeople } from './ranked-people.tsx'
import { useListPlace } from './use-list-place.ts'
import { useStandings } from './use-standings.ts'

export interface RankListEvents {
  /** The rows of a page are on the screen; `page` counts from 1. */
  shown: { exam: string; page: number; provisional: boolean }
}

export interface RankListProps extends WidgetProps<RankListEvents> {
  examId: string
  /** Default: `live`. */
  state?: ExamMode
  /** The page to begin with, counted from 1. */
  page?: number
  /** Address of a page: `/exam/standings/?id={id}&page={page}`; `{state}` is filled in too. */
  pageHref?: string
  /** The page to begin with, where the server has drawn it. */
  initial?: Standings
  /** For whom and when: that person's page need not be asked for once more. */
  drawn?: DrawnFor
}

export type ListProps = RankListProps & { state: ExamMode }

export function RankList({ state = 'live', ...props }: RankListProps) {
  // Frameworks write attributes after the element is made.
  if (!props.examId) return <RanksSkeleton label={props.t('ui.loading')} />
  return <OneList key={`${props.examId} ${state}`} state={state} {...props} />
}

function OneList(props: ListProps) {
  const { client, t, language, examId, state, initial, drawn } = props
  const { place, goTo, search } = useListPlace(props.page)
  const view = useStandings({ client, examId, state, place, initial, drawn })
  const { retry } = view
  if (view.shown) return <RankedPeople {...props} view={view} shown={view.shown} goTo={goTo} onSearch={search} />
  if (isNotPublished(view.error))
    return (
      <section className="ranks">
        <NotYet {...{ client, t, language, examId }} mode={state} opens="standing_visibility" onOpen={retry} />
      </section>
    )
  if (view.error)
    return (
      <section className="ranks">
        <RequestError t={t} error={view.error} retry={retry} retrying={view.trying} />
      </section>
    )
  return <RanksSkeleton label={t('ui.loading')} />
}

/** The shape of a list: its head, the search, three steps, rows. */
function RanksSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="ranks" label={label}>
      <div className="ranks-head">
        <Bone width="65%" height="1.6em" />
        <Bone width="85%" />
        <Bone width="45%" />
      </div>
      <Bone height="48px" />
      <Bone height="190px" />
      {[4, 5, 6, 7, 8, 9].map(row => (
        <Bone key={row} height="44px" />
      ))}
    </Skeleton>
  )
}

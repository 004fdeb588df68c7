import type { ExamDetails } from '@prostuti/contract'
import { examsApiOf } from '@prostuti/sdk/exams'
import { useRequest } from '../../foundation/data/use-request.ts'
import { useLazyPart } from '../../foundation/element/use-lazy-part.ts'
import { EmptyState, RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import { isNotPublished, NotPublished, PublicationCard, usePublication } from '../publication/index.ts'
import { addressOf } from './list-address.ts'
import { Questions } from './questions.tsx'
import type { ChosenProps, ListProps, RankListProps } from './rank-list.props.ts'
import { RankedPeople } from './ranked-people.tsx'
import { useChoice } from './use-choice.ts'
import { useListPosition } from './use-list-position.ts'
import { useStandings } from './use-standings.ts'

export function RankList({ state = 'live', ...given }: RankListProps) {
  const { choice, choose, isFirst, isOwn } = useChoice(given)
  const drawn = isFirst ? {} : { initial: undefined, initialPeriod: undefined }
  const props = { ...given, ...drawn, page: isOwn ? undefined : given.page }
  const { t, examId, chooseHref } = props
  // Frameworks write attributes after the element is made.
  if (!examId && !props.period && !chooseHref) return <RanksSkeleton label={t('ui.loading')} />
  const pageHref = props.pageHref && addressOf(props.pageHref, { examId, state, day: props.day }, choice)
  const chosen = { ...props, pageHref, state, choice, choose }
  const isPlain = choice.period === 'exam' && choice.among === 'all'
  return (
    <>
      {chooseHref ? <Questions {...chosen} /> : null}
      {isPlain && examId ? (
        <OneList key={`${examId} ${state}`} {...props} pageHref={pageHref} examId={examId} state={state} />
      ) : (
        <PeriodList {...chosen} />
      )}
    </>
  )
}

/** Ranks over several exams or among a few come late: a page of one exam's list does without them. */
function PeriodList(props: ChosenProps) {
  const { choice, t, extend } = props
  const part = useLazyPart(() => import('./periods/periods-part.ts'), true, extend)
  if (!part) return <RanksSkeleton label={t('ui.loading')} />
  return <part.PeriodRanks key={`${props.examId} ${JSON.stringify(choice)} ${props.centre} ${props.day}`} {...props} />
}

function OneList(props: ListProps) {
  return props.initial ? <OpenList {...props} /> : <UndrawnList {...props} />
}

/** A list that no server has drawn is asked for once the exam says that it is open: what is closed is not called. */
function UndrawnList(props: ListProps) {
  const { client, t, language, examId, state } = props
  const { data: exam, error, loading, retry } = useRequest('', () => examsApiOf(client).exam(examId, state))
  usePublication(client, exam?.rights.standings ? null : exam?.standing_visibility, retry, error ?? exam)
  if (exam?.rights.standings) return <OpenList {...props} />
  if (!exam && !error) return <RanksSkeleton label={t('ui.loading')} />
  return (
    <section className="ranks">
      {exam ? (
        <ClosedList {...{ exam, client, t, language }} />
      ) : (
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      )}
    </section>
  )
}

function ClosedList({ exam, ...look }: Pick<ListProps, 'client' | 't' | 'language'> & { exam: ExamDetails }) {
  if (exam.is_demo) return <EmptyState title={look.t('ranks.sample')} text={look.t('ranks.sample_text')} />
  return <PublicationCard exam={exam} publication="standing_visibility" {...look} />
}

function OpenList(props: ListProps) {
  const { client, t, language, examId, state, initial, drawn } = props
  const { place, goTo, search } = useListPosition(props.page)
  const view = useStandings({ client, examId, state, place, initial, drawn })
  const { retry } = view
  if (view.shown) return <RankedPeople {...props} view={view} shown={view.shown} goTo={goTo} onSearch={search} />
  if (isNotPublished(view.error))
    return (
      <section className="ranks">
        <NotPublished
          {...{ client, t, language, examId }}
          mode={state}
          publication="standing_visibility"
          onPublished={retry}
        />
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
        <SkeletonBlock width="65%" height="1.6em" />
        <SkeletonBlock width="85%" />
        <SkeletonBlock width="45%" />
      </div>
      <SkeletonBlock height="48px" />
      <SkeletonBlock height="190px" />
      {[4, 5, 6, 7, 8, 9].map(row => (
        <SkeletonBlock key={row} height="44px" />
      ))}
    </Skeleton>
  )
}

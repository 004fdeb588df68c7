import { queriesOf, startFrom } from '../../foundation/queries.ts'
import { Bone, Button, EmptyState, Skeleton } from '../../foundation/ui/index.ts'
import { useQuery } from '../../foundation/use-query.ts'
import { ParticipatedCard } from '../exam-list/participated-card.tsx'
import type { HomePartProps } from './home.view.tsx'
import { HomeSection } from './home-section.tsx'

/** What came of the exam that I handed in last. Where no server has drawn it, room is kept until it comes. */
export function LastExam(props: HomePartProps) {
  const { t, client, initial, drawn, participatedHref } = props
  const view = useQuery('mine', () => startFrom(client, queriesOf(client).$lastTaken, initial?.last, drawn))
  const last = view?.data === undefined ? initial?.last : view.data
  return (
    <HomeSection t={t} id="last" title={t('home.last')} href={last ? participatedHref : undefined}>
      <div className="home-last" data-drawn={initial ? '' : undefined}>
        {last ? (
          <ParticipatedCard {...props} exam={last} />
        ) : last === null ? (
          <EmptyState title={t('home.last_none')} text={t('home.last_none_text')} />
        ) : view?.error ? (
          <LastFailed {...props} retry={view.refetch} />
        ) : (
          <LastSkeleton label={t('ui.loading')} />
        )}
      </div>
    </HomeSection>
  )
}

function LastFailed({ t, retry }: HomePartProps & { retry: () => void }) {
  return <EmptyState text={t('home.last_failed')} action={<Button onClick={retry}>{t('ui.try_again')}</Button>} />
}

function LastSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="ui-card exam taken" label={label}>
      <div className="taken-what">
        <Bone width="6em" height="28px" />
        <Bone width="80%" height="1.5em" />
        <Bone width="55%" />
      </div>
      <Bone height="52px" />
      <Bone width="100%" height="44px" />
    </Skeleton>
  )
}

import type { PeriodStandings } from '@prostuti/contract'
import { RequestError } from '../../../foundation/ui/index.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { useListPosition } from '../use-list-position.ts'
import { ChooseProgram, OwnPrograms } from './choose-program.tsx'
import { ListedPeople } from './listed-people.tsx'
import { PeriodSkeleton } from './period-skeleton.tsx'
import { SayCentre } from './say-centre.tsx'
import { SayDistrict } from './say-district.tsx'
import { NotOpen, TooFew } from './too-few.tsx'
import { type PeriodView, usePeriodStandings } from './use-period-standings.ts'

/** Ranks over the exams of a period, or of one exam among a few. */
export function PeriodRanks(props: ChosenProps) {
  const { choice } = props
  if (choice.among === 'program' && !choice.program)
    return (
      <section className="ranks">
        <OwnPrograms {...props} />
      </section>
    )
  return <AskedRanks {...props} />
}

function AskedRanks(props: ChosenProps) {
  const { t, choice } = props
  const { place, goTo, search } = useListPosition(props.page)
  const view = usePeriodStandings(props, place)
  const { shown, error, retry, trying } = view
  return (
    <section className="ranks periods">
      {choice.among === 'program' && props.chooseHref ? <ChooseProgram {...props} /> : null}
      {error ? <RequestError t={t} error={error} retry={retry} retrying={trying} /> : null}
      {shown ? (
        <Answer {...props} view={view} shown={shown} goTo={goTo} onSearch={search} />
      ) : error ? null : (
        <PeriodSkeleton label={t('ui.loading')} />
      )}
    </section>
  )
}

interface AnswerProps extends ChosenProps {
  view: PeriodView
  shown: PeriodStandings
  goTo: Parameters<typeof ListedPeople>[0]['goTo']
  onSearch: (name: string | undefined) => void
}

function Answer(props: AnswerProps) {
  const { shown, choice, view } = props
  if (shown.state === 'listed') return <ListedPeople {...props} />
  if (shown.state === 'too_few') return <TooFew {...props} />
  if (shown.state === 'not_open') return <NotOpen {...props} />
  if (choice.among === 'district') return <SayDistrict {...props} onSaid={view.retry} />
  if (choice.among === 'centre') return <SayCentre {...props} onSaid={view.retry} />
  return <OwnPrograms {...props} />
}

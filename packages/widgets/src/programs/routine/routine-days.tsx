import { ButtonLink } from '../../foundation/ui/index.ts'
import { longDay, monthOf } from '../books/index.ts'
import { DatedExam, DatedRow } from './dated-exam.tsx'
import { byMonth, groupDays, inOrder } from './group-days.ts'
import { practiceAddress } from './practice-item.tsx'
import type { RoutinePartProps, Shown } from './routine.props.ts'
import { RoutineDayRow, RoutineItems } from './routine-day-row.tsx'

/** Today open, the rest of the week, then months; what was stays folded. */
export function RoutineDays(props: RoutinePartProps) {
  const { t, language, routine } = props
  const groups = groupDays(inOrder(routine), routine.today)
  return (
    <>
      {groups.today.length > 0 ? (
        <section className="ui-card routine-today" part="card" aria-labelledby="today">
          <h2 part="heading" id="today">
            <b>{t('routine.today')}</b> · {longDay(routine.today, language)}
          </h2>
          <slot name="today" />
          {groups.today.map(day => (
            <Today key={keyOf(day)} {...props} day={day} />
          ))}
          <Start {...props} days={groups.today} />
        </section>
      ) : null}
      {groups.today.length === 0 && groups.undated.length === 0 ? (
        <p className="ui-muted">{t('routine.nothing_today')}</p>
      ) : null}
      <Days {...props} days={groups.undated} />
      <Titled {...props} title={t('routine.rest_of_week')} days={groups.week} />
      {byMonth(groups.later).map(({ month, days }) => (
        <Titled key={month} {...props} title={monthOf(days[0]!.date!, language)} days={days} />
      ))}
      {groups.past.length > 0 ? (
        <details className="routine-past">
          <summary>{t('routine.past', { count: groups.past.length })}</summary>
          <Days {...props} days={groups.past.toReversed()} />
        </details>
      ) : null}
    </>
  )
}

const keyOf = (shown: Shown): string =>
  'dated' in shown ? `${shown.dated.kind} ${shown.dated.id}` : `${shown.program?.id} ${shown.number}`

function Today({ day, ...props }: RoutinePartProps & { day: Shown }) {
  if ('dated' in day) return <DatedExam {...props} entry={day.dated} isOpen />
  return (
    <div className="routine-now">
      <p>
        <b>{day.title}</b>
        {day.program ? <small className="ui-muted"> · {day.program.title}</small> : null}
      </p>
      <RoutineItems {...props} day={day} isOpen />
    </div>
  )
}

/** The first of today's practices that is not done, as the one thing to press. */
function Start({ days, ...props }: DaysProps) {
  const items = days.flatMap(day => ('dated' in day ? [] : day.items))
  const next = items.find(({ practice }) => practice && !practice.done)
  if (!next?.practice) return null
  const { topic, count } = next.practice
  return (
    <ButtonLink
      kind="primary"
      href={practiceAddress(next.practice, props)}
      onClick={() => props.emit('routine-practice-chosen', { topic: topic.id, count })}
    >
      {props.t('routine.start', { title: next.text || topic.title })}
    </ButtonLink>
  )
}

interface DaysProps extends RoutinePartProps {
  days: readonly Shown[]
}

function Titled({ title, ...props }: DaysProps & { title: string }) {
  if (props.days.length === 0) return null
  return (
    <section className="routine-part" aria-label={title}>
      <h2 part="heading">{title}</h2>
      <Days {...props} />
    </section>
  )
}

function Days({ days, ...props }: DaysProps) {
  if (days.length === 0) return null
  return (
    <ol className="ui-card ui-rows routine-rows" part="card list">
      {days.map(day => (
        <li key={keyOf(day)}>
          {'dated' in day ? <DatedRow {...props} entry={day.dated} /> : <RoutineDayRow {...props} day={day} />}
        </li>
      ))}
    </ol>
  )
}

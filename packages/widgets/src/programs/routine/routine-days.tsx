import { longDay, monthOf } from '../shared/index.ts'
import { byMonth, groupDays } from './group-days.ts'
import type { RoutinePartProps, ShownDay } from './routine.props.ts'
import { RoutineDayRow, RoutineItems } from './routine-day-row.tsx'

/** Today open, the rest of the week, then months; what was stays folded. */
export function RoutineDays(props: RoutinePartProps) {
  const { t, language, routine } = props
  const groups = groupDays(routine.days, routine.today)
  return (
    <>
      {groups.today.length > 0 ? (
        <section className="ui-card routine-today" aria-labelledby="today">
          <h2 id="today">
            <b>{t('routine.today')}</b> · {longDay(routine.today, language)}
          </h2>
          {groups.today.map(day => (
            <Today key={`${day.program?.id} ${day.number}`} {...props} day={day} />
          ))}
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

function Today({ day, ...props }: RoutinePartProps & { day: ShownDay }) {
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

interface DaysProps extends RoutinePartProps {
  days: readonly ShownDay[]
}

function Titled({ title, ...props }: DaysProps & { title: string }) {
  if (props.days.length === 0) return null
  return (
    <section className="routine-part" aria-label={title}>
      <h2>{title}</h2>
      <Days {...props} />
    </section>
  )
}

function Days({ days, ...props }: DaysProps) {
  if (days.length === 0) return null
  return (
    <ol className="ui-card routine-rows">
      {days.map(day => (
        <li key={`${day.program?.id} ${day.number}`}>
          <RoutineDayRow {...props} day={day} />
        </li>
      ))}
    </ol>
  )
}

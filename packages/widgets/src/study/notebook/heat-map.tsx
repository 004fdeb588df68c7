import type { StudyProgress } from '@prostuti/contract'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { useState } from 'react'
import { formatNumber } from '../../foundation/format.ts'
import { Button } from '../../foundation/ui/index.ts'
import type { NotebookPartProps } from './notebook.props.ts'

type Day = StudyProgress['days'][number]

/** Noon in Dhaka, in milliseconds. */
const noonOf = (date: string) => Date.parse(`${date}T06:00:00Z`)

/** Saturday is the first day of a week in Bangladesh: 0 there. */
export const rowOf = (date: string): number => (new Date(noonOf(date)).getUTCDay() + 1) % 7

/** From 0 to 3, against the goal. */
export function levelOf(answered: number, goal: number): number {
  if (answered === 0) return 0
  if (answered >= goal) return 3
  return answered * 2 >= goal ? 2 : 1
}

/** The last 17 weeks, a square a day; a press makes a table of them. */
export function HeatMap({ t, language, progress }: NotebookPartProps) {
  const [asTable, setAsTable] = useState(false)
  const { days, streak, today } = progress
  return (
    <section className="notebook-part" aria-labelledby="weeks">
      <header>
        <h2 id="weeks">{t('notebook.weeks')}</h2>
        {streak.days > 0 ? <span className="ui-num">{t('notebook.streak', { count: streak.days })}</span> : null}
      </header>
      {asTable ? (
        <DayTable {...{ t, language, days }} />
      ) : (
        <Squares {...{ t, days, goal: today.goal, today: today.date }} />
      )}
      <Button kind="quiet" onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'notebook.as_map' : 'notebook.as_table')}
      </Button>
    </section>
  )
}

interface SquaresProps extends Pick<NotebookPartProps, 't'> {
  days: readonly Day[]
  goal: number
  today: string
}

function Squares({ t, days, goal, today }: SquaresProps) {
  const active = days.filter(({ answered }) => answered > 0).length
  return (
    <>
      <div className="heat-map" role="img" aria-label={t('notebook.map_label', { count: active })}>
        {days.map(({ date, answered }, place) => (
          <i
            key={date}
            data-level={levelOf(answered, goal)}
            data-today={date === today ? '' : undefined}
            style={place === 0 ? { gridRowStart: rowOf(date) + 1 } : undefined}
          />
        ))}
      </div>
      <p className="heat-legend ui-small ui-muted" aria-hidden="true">
        {t('notebook.less')}
        {[0, 1, 2, 3].map(level => (
          <i key={level} data-level={level} />
        ))}
        {t('notebook.more')}
      </p>
    </>
  )
}

/** Days with an answer, the newest first. */
function DayTable({ t, language, days }: Pick<NotebookPartProps, 't' | 'language'> & { days: readonly Day[] }) {
  const active = days.filter(({ answered }) => answered > 0).toReversed()
  if (active.length === 0) return <p className="ui-muted">{t('notebook.no_days')}</p>
  return (
    <div className="heat-table">
      <table className="ui-num">
        <thead>
          <tr>
            <th scope="col">{t('notebook.day')}</th>
            <th scope="col">{t('notebook.answers')}</th>
          </tr>
        </thead>
        <tbody>
          {active.map(({ date, answered }) => (
            <tr key={date}>
              <th scope="row">{formatDate(noonOf(date), language, { weekday: true })}</th>
              <td>{formatNumber(answered, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

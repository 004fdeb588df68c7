import type { Language, StudyProgress } from '@prostuti/contract'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { useState } from 'react'
import { formatNumber } from '../../foundation/text/format.ts'
import { Button } from '../../foundation/ui/index.ts'
import type { NotebookPartProps } from './notebook.props.ts'

type Day = StudyProgress['days'][number]

/** Noon in Dhaka, in milliseconds. */
const noonOf = (date: string) => Date.parse(`${date}T06:00:00Z`)

/** Saturday is the first day of a week in Bangladesh: 0 there. */
const rowOf = (date: string): number => (new Date(noonOf(date)).getUTCDay() + 1) % 7

/** From 0 to 3, against the goal. */
function levelOf(answered: number, goal: number): number {
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
        <h2 part="heading" id="weeks">
          {t('notebook.weeks')}
        </h2>
        {streak.days > 0 ? <span className="ui-num">{t('notebook.streak', { count: streak.days })}</span> : null}
      </header>
      {asTable ? (
        <DayTable {...{ t, language, days }} />
      ) : (
        <Squares {...{ t, language, days, goal: today.goal, today: today.date }} />
      )}
      <div className="heat-foot">
        {asTable ? null : <Legend t={t} />}
        <Button kind="quiet" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'notebook.as_map' : 'notebook.as_table')}
        </Button>
      </div>
    </section>
  )
}

interface SquaresProps extends Pick<NotebookPartProps, 't' | 'language'> {
  days: readonly Day[]
  goal: number
  today: string
}

/** Every other day is named: the names have more height than the squares. Counted from Sunday. */
const namedDays = [6, 1, 3, 5]

function Squares({ t, language, days, goal, today }: SquaresProps) {
  const active = days.filter(({ answered }) => answered > 0).length
  return (
    <div className="heat" role="img" aria-label={t('notebook.map_label', { count: active })}>
      <div className="heat-days">
        {namedDays.map((day, place) => (
          <span key={day} style={{ gridRowStart: place * 2 + 1 }}>
            {t(`notebook.weekday.${day}`)}
          </span>
        ))}
      </div>
      <div className="heat-map">
        {days.map(({ date, answered }, place) => (
          <i
            key={date}
            data-level={levelOf(answered, goal)}
            data-today={date === today ? '' : undefined}
            style={place === 0 ? { gridRowStart: rowOf(date) + 1 } : undefined}
          />
        ))}
      </div>
      <div className="heat-months" style={{ gridTemplateColumns: `repeat(${weeksOf(days)}, minmax(0, 1fr))` }}>
        {monthsOf(days).map(({ date, column }) => (
          <span key={date} style={{ gridColumnStart: column + 1 }}>
            {monthName(date, language)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A date is day, month, year; in English the names are too long for four squares. */
function monthName(date: string, language: Language): string {
  const [, month = ''] = formatDate(noonOf(date), language).split(' ')
  return language === 'en' ? month.slice(0, 3) : month
}

/** Weeks that a month's name needs. */
const nameWeeks = 3

/** The first day of each month on the map and its week, counted from 0; without a month of which only the end is there. */
function monthsOf(days: readonly Pick<Day, 'date'>[]): { date: string; column: number }[] {
  const weekOf = (place: number) => weeksOf(days.slice(0, place + 1)) - 1
  const months = days.flatMap(({ date }, place) =>
    place === 0 || date.endsWith('-01') ? [{ date, column: weekOf(place) }] : [],
  )
  return months.filter(({ column }, at) => (months[at + 1]?.column ?? weeksOf(days)) - column >= nameWeeks)
}

/** Columns that these days take. */
const weeksOf = ([first, ...rest]: readonly Pick<Day, 'date'>[]): number =>
  first ? Math.ceil((rowOf(first.date) + 1 + rest.length) / 7) : 0

function Legend({ t }: Pick<NotebookPartProps, 't'>) {
  return (
    <p className="heat-legend ui-small ui-muted" aria-hidden="true">
      {t('notebook.less')}
      {[0, 1, 2, 3].map(level => (
        <i key={level} data-level={level} />
      ))}
      {t('notebook.more')}
    </p>
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

import type { ScheduledNotification } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import { addDays } from '../../foundation/text/days.ts'
import styles from './schedule.module.css'
import { dayOfInstant, dayOfMonth, shownDays, startOf } from './weeks.ts'

interface CalendarProps {
  from: string
  today: string
  /** The one whose list stands below. */
  day: string
  dates: readonly ScheduledNotification[]
  choose(day: string): void
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
/** As many on one day are too many. */
const crowded = 3

/** Four weeks, Saturday first, with how many go out on each day. */
export function Calendar({ from, today, day, dates, choose }: CalendarProps): ReactElement {
  const t = useTexts('notifications')
  const { number, date } = useFigures()
  const goes = dates.filter(({ state }) => state !== 'left_out')
  const counts = Map.groupBy(goes, ({ at }) => dayOfInstant(at))
  const countOn = (each: string) => counts.get(each)?.length ?? 0
  return (
    <table className={styles.calendar}>
      <caption className="hidden">{t('notifications.calendar')}</caption>
      <thead>
        <tr>
          {weekdays.map(weekday => (
            <th key={weekday} scope="col">
              {t(`notifications.weekday.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: shownDays / 7 }, (_, week) => week).map(week => (
          <tr key={week}>
            {weekdays.map(weekday => {
              const each = addDays(from, week * 7 + weekday)
              const count = countOn(each)
              return (
                <td key={each}>
                  <button
                    type="button"
                    aria-pressed={each === day}
                    aria-current={each === today ? 'date' : undefined}
                    data-past={each < today || undefined}
                    onClick={() => choose(each)}
                  >
                    <span>{number(dayOfMonth(each))}</span>
                    <span className="hidden">{date(startOf(each)).replace(/^\S+/, '')}, </span>
                    {count > 0 && <Count count={count} />}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Count({ count }: { count: number }): ReactElement {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const isCrowded = count >= crowded
  return (
    <b data-crowded={isCrowded || undefined}>
      {t('notifications.on_day', { count: number(count) })}
      {isCrowded && <span className="hidden">, {t('notifications.crowded')}</span>}
    </b>
  )
}

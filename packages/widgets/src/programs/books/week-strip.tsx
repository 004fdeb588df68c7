import { formatNumber } from '@prostuti/sdk/i18n/format'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { VisuallyHidden } from '../../foundation/ui/visually-hidden.tsx'
import { longDay, weekdayOf, weekOf } from './days.ts'

/** What a day of a routine holds. */
interface StripDay {
  date: string | null
  items: readonly { exam: object | null }[]
}

interface StripProps extends Pick<WidgetProps, 't' | 'language'> {
  today: string
  days: readonly StripDay[]
  /** Exams outside programs. */
  exams?: readonly { date: string }[]
}

/** This week, Saturday to Friday, today marked: a dot is a day of the routine, a diamond one with an exam; both are said in words. */
export function WeekStrip({ today, days, exams = [], t, language }: StripProps) {
  return (
    <ol className="week ui-num" aria-label={t('routine.this_week')}>
      {weekOf(today).map(day => {
        const isOn = ({ date }: Pick<StripDay, 'date'>) => date === day
        const kind = exams.some(isOn) ? 'exam' : kindOf(days.filter(isOn))
        return (
          <li key={day} data-kind={kind} aria-current={day === today ? 'date' : undefined}>
            <span aria-hidden="true">
              {t(`routine.weekday.${weekdayOf(day)}`)}
              <b>{formatNumber(Number(day.slice(8)), language)}</b>
              <i />
            </span>
            <VisuallyHidden>
              {longDay(day, language)}: {t(`routine.kind.${kind}`)}
            </VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}

function kindOf(days: readonly StripDay[]): 'none' | 'day' | 'exam' {
  if (days.length === 0) return 'none'
  return days.some(({ items }) => items.some(({ exam }) => exam)) ? 'exam' : 'day'
}

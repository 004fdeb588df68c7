import { formatNumber } from '@prostuti/sdk/i18n/format'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { IconForward } from '../../foundation/ui/index.ts'
import { dayWords } from '../books/index.ts'
import type { ProgramPartProps } from './program.props.ts'

/** So many days say how a routine goes; its page has them all. */
const shown = 3

/** How the days look: the first ones or, where some are over, those that come next, with which one enters now. */
export function FirstDays({ details, t, language, routineHref }: ProgramPartProps) {
  const { routine, today, program } = details
  if (routine.length === 0) return null
  const next = routine.findIndex(({ date }) => date !== null && date >= today)
  const isUnderWay = next > 0
  const first = isUnderWay ? next : 0
  return (
    <section className="program-part" aria-labelledby="days">
      <div className="ui-section-head">
        <h2 part="heading" id="days">
          {t(headingOf(isUnderWay, program.enrolled))}
        </h2>
        {routineHref ? (
          <a href={fillTemplate(routineHref, { id: program.id })}>
            {t('program.whole_routine')}
            <IconForward />
          </a>
        ) : null}
      </div>
      <ol className="ui-card ui-rows program-rows ui-num" part="card list">
        {routine.slice(first, first + shown).map(({ number, date, title, items }) => (
          <li key={number} className="program-day">
            <span>
              <b>{t('routine.day', { number: formatNumber(number, language) })}</b>
              {date ? <small className="ui-muted">{dayWords(date, today, language)}</small> : null}
            </span>
            <span>
              {title}
              {items.some(({ exam }) => exam) ? <small className="ui-muted"> · {t('routine.with_exam')}</small> : null}
              {items.some(({ practice }) => practice) ? (
                <small className="ui-muted"> · {t('routine.with_practice')}</small>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function headingOf(isUnderWay: boolean, isEnrolled: boolean): string {
  if (!isUnderWay) return 'program.first_days'
  return isEnrolled ? 'program.next_days' : 'program.days_from_now'
}

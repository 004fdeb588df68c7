import { formatNumber } from '@prostuti/sdk/i18n/format'
import { fillTemplate } from '../../foundation/safe-path.ts'
import { VisuallyHidden } from '../../foundation/ui/index.ts'
import { longDay, weekdayOf } from '../shared/index.ts'
import type { RoutinePartProps, ShownDay } from './routine.props.ts'

type RowProps = RoutinePartProps & { day: ShownDay }

/** One day in a list: its date, or its number where it has none, then what to do. */
export function RoutineDayRow(props: RowProps) {
  const { day, t, language } = props
  const { date, number } = day
  return (
    <article className="routine-row">
      <p className="routine-date ui-num">
        {date ? (
          <>
            <span aria-hidden="true">
              <b>{formatNumber(Number(date.slice(8)), language)}</b> {t(`routine.weekday.${weekdayOf(date)}`)}
            </span>
            <VisuallyHidden>{longDay(date, language)}</VisuallyHidden>
          </>
        ) : (
          <b>{t('routine.day', { number })}</b>
        )}
      </p>
      <div>
        <h3>
          {day.title}
          {day.program ? <small className="ui-muted"> · {day.program.title}</small> : null}
        </h3>
        <RoutineItems {...props} />
      </div>
    </article>
  )
}

/** What a day holds: what is read, and exams, which lead on. Of today with a bubble each. */
export function RoutineItems({ day, t, examHref, emit, isOpen }: RowProps & { isOpen?: boolean }) {
  if (day.items.length === 0) return null
  return (
    <ul className="routine-items" data-open={isOpen ? '' : undefined}>
      {day.items.map(({ text, exam }) => (
        <li key={`${text} ${exam?.id}`} data-kind={exam ? 'exam' : 'day'}>
          <i aria-hidden="true" />
          {exam ? <Exam {...{ exam, text, t, examHref, emit }} /> : <span>{text}</span>}
        </li>
      ))}
    </ul>
  )
}

interface ExamProps extends Pick<RowProps, 't' | 'examHref' | 'emit'> {
  exam: { id: string; title: string }
  text: string
}

function Exam({ exam, text, t, examHref, emit }: ExamProps) {
  const onChoose = () => emit('routine-exam-chosen', { exam: exam.id })
  const words = t('routine.exam', { title: text || exam.title })
  if (!examHref)
    return (
      <button type="button" className="routine-exam" onClick={onChoose}>
        {words}
      </button>
    )
  return (
    <a className="routine-exam" href={fillTemplate(examHref, { id: exam.id })} onClick={onChoose}>
      {words}
    </a>
  )
}

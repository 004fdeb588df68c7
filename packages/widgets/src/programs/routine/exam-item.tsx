import type { RoutineItem } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/sdk/i18n/format'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatMoment, formatTime } from '../../foundation/text/format.ts'
import type { RoutinePartProps, ShownDay } from './routine.props.ts'

interface ExamProps extends Pick<RoutinePartProps, 't' | 'language' | 'examHref' | 'emit' | 'routine'> {
  exam: NonNullable<RoutineItem['exam']>
  text: string
  day: ShownDay
}

/** Which exam, leading to it, and when it begins. */
export function Exam(props: ExamProps) {
  const { exam, text, t, examHref, emit } = props
  const onChoose = () => emit('routine-exam-chosen', { exam: exam.id })
  const begins = beginsAt(props)
  const words = t('routine.exam', { title: text || exam.title })
  return (
    <span className="routine-item">
      {examHref ? (
        <a className="routine-exam" href={fillTemplate(examHref, { id: exam.id })} onClick={onChoose}>
          {words}
        </a>
      ) : (
        <button type="button" className="routine-exam" onClick={onChoose}>
          {words}
        </button>
      )}
      {begins ? <small className="ui-muted ui-num">{begins}</small> : null}
    </span>
  )
}

/** The time alone where the row has the day, nothing where the day is one's own; an exam may have been put on another one. */
function beginsAt({ exam, day, language, routine }: ExamProps): string {
  const start = exam.start_time
  if (start === null) return ''
  return dhakaDay(start) === day.date
    ? formatTime(start, language)
    : formatMoment(start, language, Date.parse(routine.today))
}

import type { RoutineItem } from '@prostuti/contract'
import { formatMoment, formatTime } from '../../foundation/format.ts'
import { fillTemplate } from '../../foundation/safe-path.ts'
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
      <small className="ui-muted ui-num">{beginsAt(props)}</small>
    </span>
  )
}

const dhakaMs = 6 * 3_600_000

/** The time alone where the row has the day; an exam may have been put on another one. */
function beginsAt({ exam, day, language, routine }: ExamProps): string {
  const start = exam.start_time
  const date = new Date(Date.parse(start) + dhakaMs).toISOString().slice(0, 10)
  return date === day.date ? formatTime(start, language) : formatMoment(start, language, Date.parse(routine.today))
}

import type { RoutineItem } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { IconCheck, VisuallyHidden } from '../../foundation/ui/index.ts'
import { longDay, weekdayOf } from '../books/index.ts'
import { Exam } from './exam-item.tsx'
import { Practice } from './practice-item.tsx'
import type { RoutinePartProps, ShownDay } from './routine.props.ts'

type RowProps = RoutinePartProps & { day: ShownDay }

/** One day in a list: its date, or its number where it has none, then what to do. */
export function RoutineDayRow(props: RowProps) {
  const { day, t, language } = props
  const { date, number } = day
  return (
    <article className="routine-row" part="row">
      <p className="routine-date ui-num">
        {date ? <RowDate date={date} t={t} language={language} /> : <b>{t('routine.day', { number })}</b>}
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

/** `২৬ বৃহ`, said in full to readers. */
export function RowDate({ date, t, language }: Pick<RoutinePartProps, 't' | 'language'> & { date: string }) {
  return (
    <>
      <span aria-hidden="true">
        <b>{formatNumber(Number(date.slice(8)), language)}</b> {t(`routine.weekday.${weekdayOf(date)}`)}
      </span>
      <VisuallyHidden>{longDay(date, language)}</VisuallyHidden>
    </>
  )
}

/** What a day holds: what is read, exams and practice, which lead on. Of today with a bubble each. */
export function RoutineItems({ isOpen, ...props }: RowProps & { isOpen?: boolean }) {
  const { items } = props.day
  if (items.length === 0) return null
  return (
    <ul className="routine-items" data-open={isOpen ? '' : undefined}>
      {items.map((item, index) => (
        <Item key={index} {...props} item={item} />
      ))}
    </ul>
  )
}

function Item({ item, ...props }: RowProps & { item: RoutineItem }) {
  const { text, exam, practice } = item
  const kind = exam ? 'exam' : practice ? 'practice' : 'day'
  return (
    <li data-kind={kind} data-done={practice?.done ? '' : undefined}>
      {practice?.done ? <IconCheck /> : <i aria-hidden="true" />}
      {exam ? <Exam {...props} exam={exam} text={text} /> : null}
      {practice ? <Practice {...props} practice={practice} text={text} /> : null}
      {exam || practice ? null : <span>{text}</span>}
    </li>
  )
}

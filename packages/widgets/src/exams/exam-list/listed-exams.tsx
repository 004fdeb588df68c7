import { useTimeKnown } from '../../foundation/data/use-time-known.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { RowList } from '../../foundation/ui/index.ts'
import type { ListedExam } from '../exam-cards/index.ts'
import { ExamRow, useIsGuest } from '../exam-cards/index.ts'
import { onPages } from '../shared/index.ts'
import { daysOf } from './days-of.ts'
import { ExamId } from './exam-id.tsx'
import type { ListProps } from './exam-list.props.ts'
import { ParticipatedRow } from './participated-row.tsx'

type ListedProps = ListProps & { exams: readonly ListedExam[] }

/** The exams of a list; those to come stand under their days. */
export function ListedExams(props: ListedProps) {
  const { state, language, client } = props
  const exams = onPages(distinct(props.exams))
  // Today is another day once the time is known.
  useTimeKnown(client)
  if (state !== 'upcoming') return <Rows {...props} exams={exams} heading="h3" />
  return daysOf(exams, language, client.now()).map(({ name, date, exams }) => (
    <section key={date} className="exams-day" aria-labelledby={`day-${exams[0]!.id}`}>
      <h3 id={`day-${exams[0]!.id}`}>
        {name ? `${name} ` : null}
        {name ? <small className="ui-small ui-muted ui-num">{date}</small> : date}
      </h3>
      <Rows {...props} exams={exams} heading="h4" />
    </section>
  ))
}

/** One exam, once live and once in the archive, stands in the list of what I took part in twice. */
const keyOf = (exam: ListedExam): string => ('mode' in exam ? `${exam.id} ${exam.mode}` : exam.id)

/** A list that grew since its first page came tells an exam again on the next. */
function distinct(exams: readonly ListedExam[]): ListedExam[] {
  return [...new Map(exams.map(exam => [keyOf(exam), exam])).values()]
}

function Rows({ exams, heading, ...props }: ListedProps & { heading: 'h3' | 'h4' }) {
  const { client, host, state, t, language, emit, hrefTemplate, drawn, ids } = props
  const isGuest = useIsGuest(client, drawn)
  const now = client.now()
  return (
    <RowList className="exam-rows">
      {exams.map(exam => (
        <li key={keyOf(exam)}>
          {'mode' in exam ? (
            <ParticipatedRow {...props} exam={exam} now={now} heading={heading} />
          ) : (
            <ExamRow
              {...{ exam, client, host, t, language, now, heading, isGuest }}
              underDay={state === 'upcoming'}
              href={hrefTemplate && fillTemplate(hrefTemplate, { id: exam.id, state: exam.state })}
              onChoose={() => emit('chosen', { exam: exam.id, state: exam.state })}
            />
          )}
          {ids ? <ExamId {...{ t, emit }} exam={exam.id} title={exam.title} /> : null}
        </li>
      ))}
    </RowList>
  )
}

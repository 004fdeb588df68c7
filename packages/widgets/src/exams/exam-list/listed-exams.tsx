import { fillTemplate } from '../../foundation/safe-path.ts'
import { daysOf } from './days-of.ts'
import { ExamCard } from './exam-card.tsx'
import type { ListProps } from './exam-list.view.tsx'
import { ParticipatedCard } from './participated-card.tsx'
import type { ListedExam } from './use-exam-pages.ts'

type ListedProps = ListProps & { exams: readonly ListedExam[] }

/** The exams of a list; those to come stand under their days. */
export function ListedExams(props: ListedProps) {
  const { state, language, client } = props
  const exams = distinct(props.exams)
  if (state !== 'upcoming') return <Cards {...props} exams={exams} heading="h3" />
  return daysOf(exams, language, client.now()).map(({ name, date, exams }) => (
    <section key={date} className="exams-day" aria-labelledby={`day-${exams[0]!.id}`}>
      <h3 id={`day-${exams[0]!.id}`}>
        {name ? `${name} ` : null}
        {name ? <small className="ui-small ui-muted ui-num">{date}</small> : date}
      </h3>
      <Cards {...props} exams={exams} heading="h4" />
    </section>
  ))
}

/** One exam, once live and once in the archive, stands in the list of what I took part in twice. */
const keyOf = (exam: ListedExam): string => ('mode' in exam ? `${exam.id} ${exam.mode}` : exam.id)

/** A list that grew since its first page came tells an exam again on the next. */
function distinct(exams: readonly ListedExam[]): ListedExam[] {
  return [...new Map(exams.map(exam => [keyOf(exam), exam])).values()]
}

function Cards({ exams, heading, ...props }: ListedProps & { heading: 'h3' | 'h4' }) {
  const { client, state, t, language, emit, hrefTemplate } = props
  const now = client.now()
  return (
    <ul className={state === 'participated' ? 'exam-cards exam-rows' : 'exam-cards'}>
      {exams.map(exam => (
        <li key={keyOf(exam)}>
          {'mode' in exam ? (
            <ParticipatedCard {...props} exam={exam} now={now} heading={heading} />
          ) : (
            <ExamCard
              {...{ exam, t, language, now, heading }}
              href={hrefTemplate && fillTemplate(hrefTemplate, { id: exam.id, state: exam.state })}
              onChoose={() => emit('chosen', { exam: exam.id, state: exam.state })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

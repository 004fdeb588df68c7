import type { ReactNode } from 'react'
import { formatDay, formatTime } from '../../foundation/text/format.ts'
import { VisuallyHidden } from '../../foundation/ui/index.ts'
import { ExamAction, isOpen } from './exam-action.tsx'
import { ExamBookmark } from './exam-bookmark.tsx'
import type { ExamCardProps } from './exam-card.tsx'
import { factsOf, whenOf } from './exam-facts.ts'
import { ExamMarks } from './exam-marks.tsx'
import { Facts } from './facts.tsx'

interface RowProps extends Omit<ExamCardProps, 'look'> {
  /** The day stands above the row already. */
  underDay?: boolean
  /** On Home, where the heading says the state and room is for the title. */
  isBrief?: boolean
  /** Stands under the facts: how long until then. */
  children?: ReactNode
}

/** One exam in a list: title, one grey line, the way in at its end. One to come begins with its time. */
export function ExamRow(props: RowProps) {
  const { exam, t, language, now, heading: Heading = 'h3', href, onChoose, isBrief, children } = props
  const isAhead = exam.state === 'upcoming'
  const when = isAhead ? [] : [whenOf(exam, now, { t, language })]
  const program = exam.program && !isBrief ? [exam.program.title] : []
  return (
    <article className="exam exam-row" part="row" data-state={exam.participated ? 'taken' : exam.state}>
      {isAhead ? <StartTime {...props} /> : null}
      <div className="exam-what">
        <Heading className="exam-title">{exam.title}</Heading>
        <p className="exam-line ui-small ui-muted ui-num">
          <ExamMarks {...props} />
          <Facts facts={[...when, ...program, ...factsOf(exam, { t, language, now })]} />
        </p>
        {children}
      </div>
      <ExamBookmark {...props} />
      <ExamAction {...{ exam, t, href, onChoose }} look={isOpen(exam) ? 'plain' : 'arrow'} />
    </article>
  )
}

/** The time stands out; what says which time of which day stands under it, or before it where there is room. */
function StartTime({ exam, t, language, now, underDay }: RowProps) {
  const time = formatTime(exam.start_time, language)
  const [part, clock] = language === 'bn' ? time.split(' ') : ['', time]
  const day = underDay ? '' : formatDay(exam.start_time, language, now)
  return (
    <p className="exam-time ui-num">
      <VisuallyHidden>{t('list.start')} </VisuallyHidden>
      <small>{[day, part].filter(Boolean).join(' ')}</small> <b>{clock}</b>
    </p>
  )
}

import type { ExamCard as Exam } from '@prostuti/contract'
import type { ReactNode } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { ExamAction } from './exam-action.tsx'
import { ExamBookmark } from './exam-bookmark.tsx'
import { factsOf, whenOf } from './exam-facts.ts'
import { ExamMarks } from './exam-marks.tsx'
import { Facts } from './facts.tsx'

export interface ExamCardProps extends Pick<WidgetProps, 'client' | 'host' | 't' | 'language'> {
  exam: Exam
  /** The server's clock in milliseconds. */
  now: number
  /** Whoever looks has no account. */
  isGuest: boolean
  /** Of its way in: the one filled button of a screen, or one of many. */
  look?: 'primary' | 'plain'
  /** Level of its title within the list. */
  heading?: 'h2' | 'h3' | 'h4'
  href: string | undefined
  onChoose: () => void
  /** Stands under the time: how long until then. */
  children?: ReactNode
}

/** An exam that is the thing to do now: its state, until when, what it takes, and its button. */
export function ExamCard({ heading: Heading = 'h2', look = 'primary', ...props }: ExamCardProps) {
  const { exam, t, language, now, href, onChoose, children } = props
  return (
    <article className="ui-card exam exam-now" part="card" data-state={exam.state}>
      <div className="exam-what">
        <div className="exam-head">
          <p className="exam-line ui-small">
            <ExamMarks {...props} />
          </p>
          <ExamBookmark {...props} />
        </div>
        <Heading className="exam-title">{exam.title}</Heading>
        <p className="ui-num">{whenOf(exam, now, { t, language })}</p>
        {children}
        <p className="ui-small ui-muted ui-num">
          <Facts facts={[...(exam.program ? [exam.program.title] : []), ...factsOf(exam, { t, language, now })]} />
        </p>
      </div>
      <ExamAction {...{ exam, t, look, href, onChoose }} />
    </article>
  )
}

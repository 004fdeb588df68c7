import type { ExamCard as Exam, ExamState } from '@prostuti/contract'
import type { ReactNode } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { IconForward, VisuallyHidden } from '../../foundation/ui/index.ts'
import { ExamChips } from './exam-chips.tsx'
import { factsOf, whenOf } from './exam-facts.ts'

export interface ExamCardProps extends Pick<WidgetProps, 't' | 'language'> {
  exam: Exam
  /** The server's clock in milliseconds. */
  now: number
  /** Level of its title within the list. */
  heading?: 'h3' | 'h4'
  href: string | undefined
  onChoose: () => void
  /** Stands under the time: how long until then. */
  children?: ReactNode
}

const actions: Record<ExamState, string> = { running: 'list.take', upcoming: 'list.details', archived: 'list.practise' }

/** One exam: its state by colour and word, when, how long, what it costs, and the way in, which is the whole card. */
export function ExamCard({ exam, t, language, now, heading: Heading = 'h3', href, onChoose, children }: ExamCardProps) {
  const open = exam.state === 'running' && !exam.participated
  const action = t(exam.state === 'running' && !open ? 'list.details' : actions[exam.state])
  const look = { className: open ? 'ui-button exam-way' : 'exam-way', 'data-kind': open ? 'primary' : undefined }
  const words = (
    <span>
      {action}
      <VisuallyHidden>: {exam.title}</VisuallyHidden>
      {open ? null : <IconForward />}
    </span>
  )
  return (
    <article className="ui-card exam" data-state={exam.state}>
      <ExamChips exam={exam} t={t} />
      <Heading className="exam-title">{exam.title}</Heading>
      {exam.program ? <p className="ui-small ui-muted">{exam.program.title}</p> : null}
      <p className="ui-num">{whenOf(exam, now, { t, language })}</p>
      {children}
      <p className="ui-small ui-muted ui-num">{factsOf(exam, { t, language })}</p>
      {href ? (
        <a {...look} href={href} onClick={onChoose}>
          {words}
        </a>
      ) : (
        <button {...look} type="button" onClick={onChoose}>
          {words}
        </button>
      )}
    </article>
  )
}

import type { ExamDetails } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatMoment } from '../../foundation/text/format.ts'
import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'

interface NotTakenProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  exam: ExamDetails
  /** Where the exam can be taken, `{id}` filled in; without an address nothing is offered. */
  joinHref?: string
}

/** Stands where something of my own sheet would be, when there is none: the exam itself, its archive, or the way back into it. */
export function NotTaken({ exam, joinHref, client, t, language }: NotTakenProps) {
  const { title, text, action } = wordsOf(exam)
  const time = formatMoment(exam.state === 'upcoming' ? exam.start_time : exam.end_time, language, client.now())
  return (
    <div className="not-taken">
      <p className="ui-muted">{exam.title}</p>
      <EmptyState
        title={t(`opening.${title}`)}
        text={t(`opening.${text}`, { time })}
        action={
          joinHref ? (
            <ButtonLink kind="primary" href={fillTemplate(joinHref, { id: exam.id })}>
              {t(`opening.${action}`)}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  )
}

/** What to say of an exam that I have not handed in, and what its button does. */
function wordsOf({ state, rights }: ExamDetails) {
  if (rights.resume) return { title: 'unfinished', text: 'unfinished_text', action: 'go_on' }
  if (state === 'upcoming') return { title: 'not_taken', text: 'not_taken_upcoming', action: 'details' }
  if (state === 'running') return { title: 'not_taken', text: 'not_taken_running', action: 'take' }
  return { title: 'not_taken', text: 'not_taken_archived', action: 'practise' }
}

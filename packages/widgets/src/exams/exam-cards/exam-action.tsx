import type { ExamState } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { IconForward, RowLink, VisuallyHidden } from '../../foundation/ui/index.ts'
import type { ListedExam } from './exam-facts.ts'

const actions: Record<ExamState, string> = { running: 'list.take', upcoming: 'list.details', archived: 'list.practise' }

/** It can be sat now: it runs, and this person has not handed it in. */
export const isOpen = ({ state, participated }: Pick<ListedExam, 'state' | 'participated'>): boolean =>
  state === 'running' && !participated

interface WayProps extends Pick<WidgetProps, 't'> {
  exam: ListedExam
  /** The one filled button of a screen, a button of many, or an arrow at the end of a row. */
  look: 'primary' | 'plain' | 'arrow'
  href: string | undefined
  onChoose: () => void
}

/** The way into an exam, over the whole of its row or card. */
export function ExamAction({ exam, t, look, href, onChoose }: WayProps) {
  const action = t(isOpen(exam) || exam.state !== 'running' ? actions[exam.state] : 'list.details')
  const props = {
    className: look === 'arrow' ? 'exam-way' : 'ui-button exam-way',
    part: look === 'arrow' ? undefined : 'button',
    'data-kind': look === 'arrow' ? undefined : look,
  }
  const words =
    look === 'arrow' ? (
      <>
        <VisuallyHidden>
          {action}: {exam.title}
        </VisuallyHidden>
        <IconForward />
      </>
    ) : (
      <span>
        {action}
        <VisuallyHidden>: {exam.title}</VisuallyHidden>
      </span>
    )
  return (
    <RowLink {...props} href={href} onChoose={onChoose}>
      {words}
    </RowLink>
  )
}

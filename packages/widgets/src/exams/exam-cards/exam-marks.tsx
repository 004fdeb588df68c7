import type { ExamState } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { IconLock } from '../../foundation/icons/exam-icons.tsx'
import { IconCheck } from '../../foundation/ui/index.ts'
import type { ListedExam } from './exam-facts.ts'
import { isEnding } from './is-ending.ts'

interface MarksProps extends Pick<WidgetProps, 't'> {
  exam: ListedExam
  /** The server's clock in milliseconds. */
  now: number
  /** Whoever looks has no account. */
  isGuest: boolean
  /** The heading says the state. */
  isBrief?: boolean
}

/** Where an exam stands for this person, and what to know before the tap: a shape and a word beside each colour. */
export function ExamMarks({ exam, now, t, isGuest, isBrief }: MarksProps) {
  const { state, participated } = exam
  const ends = !participated && isEnding(exam, now)
  return (
    <>
      {ends ? (
        <span className="exam-mark" data-tone="running">
          <i aria-hidden="true" />
          {t('list.ending')}
        </span>
      ) : (isBrief || state === 'upcoming') && !participated ? null : (
        <StateMark {...{ state, participated, t }} />
      )}
      {exam.is_demo ? <span className="exam-mark">{t('list.demo')}</span> : null}
      {participated && state === 'archived' && !exam.is_demo ? <span>{t('list.then_practice')}</span> : null}
      {exam.needs_account && isGuest ? (
        <span className="exam-mark">
          <IconLock />
          {t('list.needs_account')}
        </span>
      ) : null}
    </>
  )
}

function StateMark({ state, participated, t }: { state: ExamState; participated: boolean; t: WidgetProps['t'] }) {
  return (
    <>
      {participated ? (
        <span className="exam-mark" data-tone="taken">
          <IconCheck />
          {t('list.taken')}
        </span>
      ) : null}
      {participated && state !== 'archived' ? null : (
        <span className="exam-mark" data-tone={state}>
          <i aria-hidden="true" />
          {t(`list.state.${state}`)}
        </span>
      )}
    </>
  )
}

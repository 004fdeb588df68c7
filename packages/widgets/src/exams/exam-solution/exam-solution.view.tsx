import { useStore } from '@nanostores/react'
import type { ExamMode } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { queriesOf } from '../../foundation/queries.ts'
import { Bone, RequestError, Skeleton } from '../../foundation/ui/index.ts'
import { NotYet } from '../opening/not-yet.tsx'
import { isNotPublished } from '../opening/use-opening.ts'
import { OpensLater } from './opens-later.ts'
import type { Filter } from './review.ts'
import { ReviewedSheet } from './reviewed-sheet.tsx'

export interface ExamSolutionEvents {
  /** Solutions are on the screen. */
  shown: { exam: string; questions: number }
  /** Another part of them was chosen. */
  filtered: { exam: string; filter: Filter }
  /** A bookmark was put on a question or taken away, and the server has it. */
  bookmarked: { question: string; bookmarked: boolean }
}

export interface ExamSolutionProps extends WidgetProps<ExamSolutionEvents> {
  examId: string
  /** Default: `live`. */
  state?: ExamMode
  /** What is shown at first. Default: `all`. */
  filter?: Filter
}

export type SolutionProps = ExamSolutionProps & { state: ExamMode }

export function ExamSolution({ state = 'live', ...props }: ExamSolutionProps) {
  // Frameworks write attributes after the element is made.
  if (!props.examId) return <SolutionSkeleton label={props.t('ui.loading')} />
  return <OneSolution key={`${props.examId} ${state}`} state={state} {...props} />
}

function OneSolution(props: SolutionProps) {
  const { client, t, language, examId, state } = props
  const { data, error, status, isFetching, refetch } = useStore(queriesOf(client).$solutions(examId, state))
  if (data)
    return (
      <>
        {data.questions.some(question => question.embargoed) ? <OpensLater {...props} onOpen={refetch} /> : null}
        <ReviewedSheet {...props} solutions={data} />
      </>
    )
  // query-core does not even start without a network; nothing fails then, and nothing comes.
  const failed = error ?? (status === 'pending' && !isFetching ? { code: 'network_lost' } : null)
  if (isNotPublished(failed))
    return (
      <section className="solution">
        <NotYet {...{ client, t, language, examId }} mode={state} opens="solution_visibility" onOpen={refetch} />
      </section>
    )
  if (failed)
    return (
      <section className="solution">
        <RequestError t={t} error={failed} retry={refetch} retrying={isFetching} safe={t('solutions.safe')} />
      </section>
    )
  return <SolutionSkeleton label={t('ui.loading')} />
}

/** The shape of a solution: title, subjects, filters, a question with its options. */
function SolutionSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="solution" label={label}>
      <Bone width="60%" height="1.6em" />
      <Bone height="96px" />
      <Bone height="48px" />
      <Bone width="40%" />
      <Bone width="90%" height="1.6em" />
      {[0, 1, 2, 3].map(option => (
        <Bone key={option} height="56px" />
      ))}
      <Bone height="110px" />
    </Skeleton>
  )
}

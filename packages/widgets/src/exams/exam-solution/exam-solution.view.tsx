import { useStore } from '@nanostores/react'
import type { ExamDetails } from '@prostuti/contract'
import { examsApiOf } from '@prostuti/sdk/exams'
import { SignInPrompt } from '../../auth/sign-in/index.ts'
import { queriesOf } from '../../foundation/data/queries.ts'
import { useRequest } from '../../foundation/data/use-request.ts'
import { RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import { ReviewedSheet } from '../../questions/reviewed-sheet/index.ts'
import { isNotPublished, NotPublished, NotTaken, PublicationCard, usePublication } from '../publication/index.ts'
import type { ExamSolutionProps, SolutionProps } from './exam-solution.props.ts'
import { OpensLater } from './opens-later.ts'

export function ExamSolution({ state = 'live', ...props }: ExamSolutionProps) {
  // Frameworks write attributes after the element is made.
  if (!props.examId) return <SolutionSkeleton label={props.t('ui.loading')} />
  return <OneSolution key={`${props.examId} ${state}`} state={state} {...props} />
}

/** Solutions are asked for once the exam says that they are open to this person: what is closed is not called. */
function OneSolution(props: SolutionProps) {
  const { client, t, examId, state } = props
  const { data: exam, error, loading, retry } = useRequest('', () => examsApiOf(client).exam(examId, state))
  const waits = exam && !exam.rights.solutions && exam.rights.receipt
  usePublication(client, waits ? exam.solution_visibility : null, retry, error ?? exam)
  if (exam?.rights.solutions) return <OpenSolution {...props} />
  if (!exam && !error) return <SolutionSkeleton label={t('ui.loading')} />
  return (
    <section className="solution">
      {exam ? (
        <ClosedSolution {...props} exam={exam} retry={retry} />
      ) : (
        <RequestError t={t} error={error} retry={retry} retrying={loading} safe={t('solutions.safe')} />
      )}
    </section>
  )
}

/** Why there are no solutions to see, and what can be done about it. */
function ClosedSolution(props: SolutionProps & { exam: ExamDetails; retry: () => void }) {
  const { exam, retry, client, t } = props
  if (exam.rights.receipt) return <PublicationCard {...props} publication="solution_visibility" />
  if (exam.rights.reason === 'not_signed_in') return <SignInPrompt client={client} t={t} onSignedIn={retry} />
  return <NotTaken {...props} />
}

function OpenSolution(props: SolutionProps) {
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
        <NotPublished
          {...{ client, t, language, examId }}
          mode={state}
          publication="solution_visibility"
          onPublished={refetch}
        />
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
      <SkeletonBlock width="60%" height="1.6em" />
      <SkeletonBlock height="96px" />
      <SkeletonBlock height="48px" />
      <SkeletonBlock width="40%" />
      <SkeletonBlock width="90%" height="1.6em" />
      {[0, 1, 2, 3].map(option => (
        <SkeletonBlock key={option} height="56px" />
      ))}
      <SkeletonBlock height="110px" />
    </Skeleton>
  )
}

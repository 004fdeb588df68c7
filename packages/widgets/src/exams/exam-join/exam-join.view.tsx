import { useStore } from '@nanostores/react'
import type { ExamDetails, UserInfo } from '@prostuti/contract'
import { examsApiOf } from '@prostuti/sdk/exams'
import { useEffect, useRef } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { useLazyPart } from '../../foundation/element/use-lazy-part.ts'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { StorageWarning, useStorageFailing } from '../shared/index.ts'
import { ExamHead } from './exam-head.tsx'
import type { ExamJoinProps, JoinScreenProps } from './exam-join.props.ts'
import { ExamRules } from './exam-rules.tsx'
import { ExamTimes } from './exam-times.tsx'
import { joinActionOf } from './join-action.ts'
import { JoinActions } from './join-actions.tsx'
import { JoinSkeleton } from './join-skeleton.tsx'
import { StartCountdown } from './start-countdown.tsx'
import { useLobby } from './use-lobby.ts'
import { useNow } from './use-now.ts'

export function ExamJoin(props: ExamJoinProps) {
  // Frameworks write attributes after the element is made.
  if (!props.examId) return <JoinSkeleton label={props.t('ui.loading')} />
  return <OneExam key={`${props.examId} ${props.state}`} {...props} />
}

function OneExam(props: ExamJoinProps) {
  const { client, examId, state, initial, t } = props
  const user = useStore(client.auth.$user)
  useEffect(() => {
    if (user === undefined) client.auth.refresh().catch(error => console.warn('prostuti: nobody known yet', error))
  }, [client, user])
  // What one may do is another's affair as soon as somebody else signs in.
  const { data, error, loading, retry } = useRequest(
    user?.id ?? '',
    () => examsApiOf(client).exam(examId, state),
    initial,
  )
  if (data) return <JoinScreen {...props} details={data} user={user} onReturn={retry} />
  if (!error) return <JoinSkeleton label={t('ui.loading')} />
  return (
    <div className="join">
      <RequestError t={t} error={error} retry={retry} retrying={loading} />
    </div>
  )
}

interface ScreenParts {
  details: ExamDetails
  user: UserInfo | null | undefined
  /** The person is back from the exam: what they may do has changed. */
  onReturn: () => void
}

function JoinScreen({ details, onReturn, ...props }: ExamJoinProps & ScreenParts) {
  const { client } = props
  const mode = props.state ?? (details.state === 'archived' ? 'archive' : 'live')
  const lobby = useLobby({ ...props, details, mode })
  const { phase, exam } = lobby.view
  const isGone = phase === 'open'
  useEffect(() => (isGone ? client.platform.clock.onResume(onReturn) : undefined), [isGone, client, onReturn])
  const now = useNow(client, Date.parse(exam.server_time))
  const parts: JoinScreenProps = { ...props, exam, mode, lobby, now, onReturn }
  const way = joinActionOf(parts)
  const failing = useStorageFailing(client)
  // Nothing jumps at the start, when everybody looks at this very place.
  const counted = useRef(false)
  if (mode === 'live' && lobby.view.remaining > 0) counted.current = true
  const isSeated = way === 'inside' || (way === 'opening' && counted.current)
  const lobbyPart = useLazyPart(() => import('./lazy/lobby-part.ts'), way === 'enter' || isSeated, props.extend)
  if (lobbyPart && isSeated)
    return (
      <section className="join">
        <lobbyPart.LobbyRoom {...parts} keepsPapers={!failing} />
        <JoinActions {...parts} action={way} />
      </section>
    )
  return (
    <section className="join">
      <ExamHead {...parts} />
      {failing && way !== 'taken' && way !== 'over' ? <StorageWarning t={props.t} /> : null}
      <div className="join-side">
        {counted.current && (lobby.view.remaining > 0 || way === 'opening') ? (
          <StartCountdown {...parts} keepsPapers={!failing} />
        ) : null}
        {mode === 'live' ? <ExamTimes {...parts} canStart={way === 'start'} /> : null}
        <JoinActions {...parts} action={way} />
      </div>
      <ExamRules {...parts} />
    </section>
  )
}

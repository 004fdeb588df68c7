import { useStore } from '@nanostores/react'
import type { ExamDetails, ExamMode, UserInfo } from '@prostuti/contract'
import { hallOf } from '@prostuti/sdk/hall'
import { useEffect, useRef } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { useRequest } from '../../foundation/use-request.ts'
import { Entrance } from './entrance.tsx'
import { ExamHead } from './exam-head.tsx'
import { ExamRules } from './exam-rules.tsx'
import { ExamTimes } from './exam-times.tsx'
import { JoinSkeleton } from './join-skeleton.tsx'
import { StartCountdown } from './start-countdown.tsx'
import { StorageWarning, useStorageFailing } from './storage-warning.tsx'
import { type LobbyState, useLobby } from './use-lobby.ts'
import { useNow } from './use-now.ts'
import { wayInto } from './way-in.ts'

export interface ExamJoinEvents {
  /** The exam has been joined and its clock runs; `kept`: its paper is on this device. With `exam-href` the page goes on to it. */
  joined: { exam: string; attempt: number; deadline: string | null; kept: boolean }
}

export interface ExamJoinProps extends WidgetProps<ExamJoinEvents> {
  examId: string
  /** Default: as the exam stands. */
  state?: ExamMode
  /** Where the exam is taken: `/exam/questions?id={id}&state={state}&paper={paper}`. Without it, listen for `prostuti-joined`. */
  examHref?: string
  /** Where the result is: `/results/?id={id}&state={state}`. Without it there is no way there. */
  resultHref?: string
  /** Where the programme is: `/program?id={id}`. */
  programHref?: string
  /** Where people sign in. Without it they do so here. */
  signInHref?: string
  /** The exam as this person may see it, where the server has drawn it. */
  initial?: ExamDetails
}

/** What the parts of the screen are given. */
export interface JoinScreenProps extends ExamJoinProps {
  exam: ExamDetails
  mode: ExamMode
  user: UserInfo | null | undefined
  lobby: LobbyState
  /** The server's clock in milliseconds, a few seconds old at most. */
  now: number
}

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
  const { data, error, loading, retry } = useRequest(user?.id ?? '', () => hallOf(client).exam(examId, state), initial)
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
  const parts: JoinScreenProps = { ...props, exam, mode, lobby, now }
  const way = wayInto(parts)
  const failing = useStorageFailing(client)
  // Nothing jumps at the start, when everybody looks at this very place.
  const counted = useRef(false)
  if (mode === 'live' && lobby.view.remaining > 0) counted.current = true
  return (
    <section className="join">
      <ExamHead {...parts} />
      {failing && way !== 'taken' && way !== 'over' ? <StorageWarning t={props.t} /> : null}
      {counted.current && (lobby.view.remaining > 0 || way === 'opening') ? (
        <StartCountdown {...parts} keepsPapers={!failing} />
      ) : null}
      {mode === 'live' ? <ExamTimes {...parts} canStart={way === 'start'} /> : null}
      <ExamRules {...parts} />
      <Entrance {...parts} way={way} />
    </section>
  )
}

import type { Joined, Receipt } from '@prostuti/contract'
import type { ApiError, Attempt, NativeBridge, Prostuti } from '@prostuti/sdk'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { readDrawn } from './drawn.ts'
import { handOverEarlyTaps } from './early-taps.ts'
import { ExamPlayerView } from './exam-player.view.tsx'
import { SignIn } from './phases/sign-in.tsx'
import { readPreload } from './preload.ts'
import { useAtom } from './use-atom.ts'
import { waitingAttempt } from './waiting-attempt.ts'

/** What the player tells the page around it. None of it says which option is right: the player does not know. */
export interface ExamPlayerEvents {
  /** The clock runs. */
  joined: { exam: string; attempt: number; deadline: string | null }
  /** `option` is the paper's own number of it; null when the answer was cleared. */
  answered: { question: string; option: number | null; answered: number; total: number }
  /** The server has the sheet. */
  submitted: { receipt: Receipt }
  'signed-in': { id: string }
  failed: { code: string; detail: string }
}

export interface ExamPlayerProps extends WidgetProps<ExamPlayerEvents> {
  examId: string
  /** `live` by default. */
  mode?: 'live' | 'archive'
  /** What to do when nobody is signed in: `ask` (default), or go on at once as this device, `anonymous`. */
  signIn?: 'ask' | 'anonymous'
}

type Report = <Name extends 'submitted' | 'failed'>(name: Name, detail: ExamPlayerEvents[Name]) => void

/** Takes an exam: signs in where nobody is, joins, and shows the attempt from the first question to the receipt. */
export function ExamPlayer(props: ExamPlayerProps) {
  const { client, examId, language, t, emit, host, signIn = 'ask' } = props
  const [drawn] = useState(() => readDrawn(host))
  const [tries, setTries] = useState(0)
  const report = useReport(client, emit)
  const onFailed = useCallback((error: unknown) => report('failed', failureOf(error)), [report])
  const known = useSignedIn(props, onFailed)
  const opened = useAttempt(props, known === 'somebody', tries, report)
  const waiting = useMemo(() => waitingAttempt(), [])
  const attempt = opened ?? waiting
  const onAnswered = useCallback(
    (question: string, option: number | null) => {
      const { answered, total } = attempt.$progress.get()
      emit('answered', { question, option, answered, total })
    },
    [attempt, emit],
  )
  if (known === 'nobody' && signIn === 'ask') return <SignIn client={client} onFailed={onFailed} t={t} />
  return (
    <ExamPlayerView
      exam={examId}
      attempt={attempt}
      drawn={drawn}
      onAnswered={onAnswered}
      onFailed={onFailed}
      onRetry={() => setTries(tries + 1)}
      language={language}
      t={t}
      now={client.now}
    />
  )
}

/** A failure as the page is told of it. */
function failureOf(error: unknown): ExamPlayerEvents['failed'] {
  const { code = 'something_wrong', detail = '' } = (error ?? {}) as Partial<ApiError>
  return { code, detail: detail || (error instanceof Error ? error.message : '') }
}

/** In a native wrapper the end of an exam goes to the wrapper, else to the page. */
function useReport(client: Prostuti, emit: ExamPlayerProps['emit']): Report {
  return useCallback(
    (name, detail) => {
      const { nativeBridge } = client as Prostuti & { nativeBridge?: NativeBridge }
      if (!nativeBridge) emit(name, detail)
      else if (name === 'failed') nativeBridge.failure(name, detail)
      else nativeBridge.success(name, detail)
    },
    [client, emit],
  )
}

type Known = 'unknown' | 'nobody' | 'somebody'

/** A token is enough to go on with: who it belongs to may be unknown for as long as the network is gone. */
function useSignedIn({ client, emit, signIn }: ExamPlayerProps, onFailed: (error: unknown) => void): Known {
  const token = useAtom(client.auth.$token)
  const user = useAtom(client.auth.$user)
  const known: Known = token || user ? 'somebody' : user === null ? 'nobody' : 'unknown'
  const [wasNobody, setWasNobody] = useState(false)
  useEffect(() => {
    if (known !== 'nobody') return
    setWasNobody(true)
    if (signIn === 'anonymous') client.auth.signInAnonymously().catch(onFailed)
  }, [known, signIn, client, onFailed])
  useEffect(() => {
    if (wasNobody && user) emit('signed-in', { id: user.id })
  }, [wasNobody, user, emit])
  return known
}

/** The attempt, once somebody is there to take it. */
function useAttempt(
  { client, examId, mode = 'live', emit, host }: ExamPlayerProps,
  ready: boolean,
  tries: number,
  report: Report,
): Attempt | null {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  useEffect(() => {
    if (!ready) return
    const onJoined = ({ exam, attempt: number, deadline }: Joined) =>
      emit('joined', { exam, attempt: number, deadline })
    const onReceived = (receipt: Receipt) => report('submitted', { receipt })
    const opened = client.exams.openAttempt({ exam: examId, mode, onJoined, onReceived, preload: readPreload(host) })
    const stops = [reportFailures(opened, report), handOverEarlyTaps(opened, examId, client.now)]
    setAttempt(opened)
    return () => {
      for (const stop of stops) stop()
      opened.close()
    }
  }, [client, examId, mode, ready, tries, emit, report, host])
  return attempt
}

function reportFailures({ $view }: Attempt, report: Report): () => void {
  let told: unknown = null
  return $view.subscribe(({ phase, error }) => {
    if (error === told || (phase !== 'refused' && phase !== 'stranded')) return
    told = error
    report('failed', failureOf(error))
  })
}

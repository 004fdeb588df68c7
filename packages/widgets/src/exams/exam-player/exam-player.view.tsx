import type { AttemptPhase, AttemptView } from '@prostuti/sdk'
import { useCallback, useState } from 'react'
import { useAtom } from '../../questions/asked/index.ts'
import type { ExamPlayerProps } from './exam-player.props.ts'
import { useLazyParts, useStartPart } from './lazy/use-lazy-parts.ts'
import { Loading } from './phases/loading.tsx'
import { PhaseScreen, shownPhase } from './phases/phase-screen.tsx'
import { failureOf, useReport } from './state/report.ts'
import { readServerDrawn } from './state/server-drawn.ts'
import { useAttempt } from './state/use-attempt.ts'
import { usePerson } from './state/use-person.ts'
import { useStart } from './state/use-start.ts'

/** Takes an exam: signs in where nobody is, asks before a clock starts, joins, and shows the attempt from the first question to the receipt. */
export function ExamPlayer(props: ExamPlayerProps) {
  const { client, examId, language, t, emit, extend, host, signIn = 'ask' } = props
  const [found] = useState(() => ({ examId, drawn: readServerDrawn(host) }))
  // Another exam in this element is another page's.
  const drawn = found.examId === examId ? found.drawn : null
  const [tries, setTries] = useState(0)
  const report = useReport(client, emit)
  const onFailed = useCallback((error: unknown) => report('failed', failureOf(error)), [report])
  const { person, signedIn } = usePerson(props, onFailed)
  const [started, begin] = useStart(props, person, drawn !== null)
  const attempt = useAttempt(props, started ? person : undefined, tries, report)
  const phase = useAtom(attempt.$view, shownPhase)
  const user = useAtom(client.auth.$user)
  const asks = signedIn === false && signIn === 'ask' && (phase === 'loading' || phase === 'refused')
  const [asked, setAsked] = useState(false)
  const said = useAtom(attempt.$view, hasMessage)
  // Where nobody is signed in yet and nobody is asked to, a sign-in is on its way.
  const signedOut = signedIn === false && (signIn === 'ask' || person !== undefined)
  const needsAccount = useAtom(attempt.$view, needsAnAccount) && user?.is_anonymous
  const lazyParts = useLazyParts(asked || said || signedOut || needsAccount || isOtherwise(phase), extend)
  const entrance = useStartPart(!started, extend)
  const onAnswered = useCallback(
    (question: string, option: number | null) => {
      const { answered, total } = attempt.$progress.get()
      emit('answered', { question, option, answered, total })
    },
    [attempt, emit],
  )
  const ways = { client, onFailed, t }
  if (needsAccount) return lazyParts ? <lazyParts.SignIn {...ways} membersOnly /> : <Loading t={t} />
  if (asks) return lazyParts ? <lazyParts.SignIn {...ways} /> : <Loading t={t} />
  if (person !== undefined && !started)
    return entrance ? <entrance.StartGate {...props} key={`${examId} ${person}`} onStart={begin} /> : <Loading t={t} />
  return (
    <PhaseScreen
      exam={examId}
      attempt={attempt}
      drawn={drawn}
      lazyParts={lazyParts}
      alone={host?.autofocus}
      onLazyParts={() => setAsked(true)}
      signInAgain={lazyParts && signedIn === false ? <lazyParts.SignInWays {...ways} /> : null}
      onAnswered={onAnswered}
      onFailed={onFailed}
      onRetry={() => setTries(tries + 1)}
      language={language}
      t={t}
      now={client.now}
    />
  )
}

/** The server lets nobody in without an account. */
const needsAnAccount = ({ phase, error }: AttemptView): boolean => phase === 'refused' && error?.code === 'forbidden'

/** Staff have said something to everybody who sits. */
const hasMessage = ({ joined }: AttemptView): boolean => joined?.message !== undefined

/** It goes on elsewhere, or has ended without a receipt. */
const isOtherwise = (phase: AttemptPhase): boolean =>
  phase === 'elsewhere' || phase === 'stranded' || phase === 'refused'

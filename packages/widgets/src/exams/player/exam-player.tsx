import type { Receipt } from '@prostuti/contract'
import type { AttemptPhase } from '@prostuti/sdk'
import { useCallback, useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { readDrawn } from './drawn.ts'
import { ExamPlayerView } from './exam-player.view.tsx'
import { useLaterPart } from './later-part.ts'
import { Loading } from './phases/loading.tsx'
import { failureOf, useReport } from './report.ts'
import { shownPhase } from './shown-phase.ts'
import { useAtom } from './use-atom.ts'
import { useAttempt } from './use-attempt.ts'
import { usePerson } from './use-person.ts'

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

/** Takes an exam: signs in where nobody is, joins, and shows the attempt from the first question to the receipt. */
export function ExamPlayer(props: ExamPlayerProps) {
  const { client, examId, language, t, emit, extend, host, signIn = 'ask' } = props
  const [drawn] = useState(() => readDrawn(host))
  const [tries, setTries] = useState(0)
  const report = useReport(client, emit)
  const onFailed = useCallback((error: unknown) => report('failed', failureOf(error)), [report])
  const { person, signedIn } = usePerson(props, onFailed)
  const attempt = useAttempt(props, person, tries, report)
  const phase = useAtom(attempt.$view, shownPhase)
  const asks = signedIn === false && signIn === 'ask' && (phase === 'loading' || phase === 'refused')
  const [asked, setAsked] = useState(false)
  const later = useLaterPart(asked || signedIn === false || isOver(phase), extend)
  const onAnswered = useCallback(
    (question: string, option: number | null) => {
      const { answered, total } = attempt.$progress.get()
      emit('answered', { question, option, answered, total })
    },
    [attempt, emit],
  )
  const ways = { client, onFailed, t }
  if (asks) return later ? <later.SignIn {...ways} /> : <Loading t={t} />
  return (
    <ExamPlayerView
      exam={examId}
      attempt={attempt}
      drawn={drawn}
      later={later}
      onLater={() => setAsked(true)}
      signInAgain={later && signedIn === false ? <later.SignInWays {...ways} /> : null}
      onAnswered={onAnswered}
      onFailed={onFailed}
      onRetry={() => setTries(tries + 1)}
      language={language}
      t={t}
      now={client.now}
    />
  )
}

/** Nothing can be answered here; a sheet on its way will have an outcome. */
const isOver = (phase: AttemptPhase): boolean => phase !== 'loading' && phase !== 'open'

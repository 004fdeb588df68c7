import type { Attempt, AttemptPhase, AttemptView } from '@prostuti/sdk'
import { type ReactNode, useMemo } from 'react'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { useAtom } from '../../../questions/asked/index.ts'
import { AttemptScreen } from '../screen/attempt-screen.tsx'
import type { RoomMessage } from '../screen/room-message.tsx'
import type { LazyPanelParts } from '../screen/side-panel.tsx'
import type { ServerDrawn } from '../state/server-drawn.ts'
import { unitsOf } from '../state/sheet-units.ts'
import type { Elsewhere } from './elsewhere.tsx'
import { Loading } from './loading.tsx'
import type { Outcome } from './outcome.tsx'
import { Received } from './received.tsx'
import { Sending } from './sending.tsx'

/**
 * The phase as a person is shown it. An attempt that cannot be opened yet goes on trying and stays `loading`; whoever waits
 * reads what is missing, as where it was refused, until it opens after all.
 */
export const shownPhase = ({ phase, error, receipt }: AttemptView): AttemptPhase => {
  const shown = error && phase === 'loading' ? 'refused' : phase
  // Who has a receipt of it reads that, and not that the exam is closed to them.
  return shown === 'refused' && receipt ? 'received' : shown
}

/** What the screens show once it has loaded. */
interface LazyScreenParts extends LazyPanelParts {
  Elsewhere: typeof Elsewhere
  Outcome: typeof Outcome
  RoomMessage: typeof RoomMessage
}

export interface PhaseScreenProps {
  exam: string
  attempt: Attempt
  drawn: ServerDrawn | null
  /** null until loaded. */
  lazyParts: LazyScreenParts | null
  /** Requests the lazy parts. */
  onLazyParts: () => void
  /** The ways to sign in, when a sign-in has run out on the way. */
  signInAgain: ReactNode
  alone: boolean | undefined
  onAnswered: (question: string, option: number | null) => void
  onFailed: (error: unknown) => void
  onRetry: () => void
  language: Language
  t: Translate
  now: () => number
}

/** One attempt as a person sees it: a screen for each phase. */
export function PhaseScreen({ exam, attempt, drawn, onRetry, now, ...rest }: PhaseScreenProps) {
  const { language, t, lazyParts } = rest
  const phase = useAtom(attempt.$view, shownPhase)
  const paper = useAtom(attempt.$view, view => view.paper)
  const order = useAtom(attempt.$view, view => view.order)
  const units = useMemo(() => (paper ? unitsOf(paper, order, { language, t }) : []), [paper, order, language, t])
  if (phase === 'loading' || phase === 'open') {
    const live = phase === 'open' && units.length > 0
    const screen = { ...rest, exam, drawn }
    if (live)
      return (
        <>
          <AttemptScreen {...screen} attempt={attempt} live units={units} />
          {lazyParts && <lazyParts.RoomMessage exam={exam} attempt={attempt} language={language} t={t} />}
        </>
      )
    return drawn ? (
      <AttemptScreen {...screen} attempt={drawn.attempt} live={false} units={[drawn.unit]} />
    ) : (
      <Loading t={t} />
    )
  }
  if (phase === 'received') return <Received attempt={attempt} language={language} t={t} now={now} />
  if (phase === 'sending') return <Sending attempt={attempt} signInAgain={rest.signInAgain} t={t} />
  if (lazyParts && phase === 'elsewhere')
    return <lazyParts.Elsewhere attempt={attempt} onFailed={rest.onFailed} language={language} t={t} />
  if (lazyParts && phase !== 'elsewhere')
    return <lazyParts.Outcome phase={phase} attempt={attempt} onRetry={onRetry} t={t} />
  return <Loading t={t} />
}

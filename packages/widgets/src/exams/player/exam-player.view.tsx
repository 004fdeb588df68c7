import type { Attempt } from '@prostuti/sdk'
import { type ReactNode, useMemo } from 'react'
import type { Language, Translate } from '../../foundation/translate.ts'
import type { Drawn } from './drawn.ts'
import type { LaterPart } from './later-part.ts'
import { Loading } from './phases/loading.tsx'
import { Sending } from './phases/sending.tsx'
import { shownPhase } from './shown-phase.ts'
import { Sitting } from './sitting.tsx'
import { unitsOf } from './units.ts'
import { useAtom } from './use-atom.ts'

export interface ExamPlayerViewProps {
  exam: string
  attempt: Attempt
  drawn: Drawn | null
  /** null while it is not here yet. */
  later: LaterPart | null
  /** Something of it is wanted. */
  onLater: () => void
  /** The ways to sign in, when a sign-in has run out on the way. */
  signInAgain: ReactNode
  onAnswered: (question: string, option: number | null) => void
  onFailed: (error: unknown) => void
  onRetry: () => void
  language: Language
  t: Translate
  now: () => number
}

/** One attempt as a person sees it: a screen for each phase. */
export function ExamPlayerView({ exam, attempt, drawn, onRetry, now, ...rest }: ExamPlayerViewProps) {
  const { language, t, later } = rest
  const phase = useAtom(attempt.$view, shownPhase)
  const paper = useAtom(attempt.$view, view => view.paper)
  const order = useAtom(attempt.$view, view => view.order)
  const units = useMemo(() => (paper ? unitsOf(paper, order, { language, t }) : []), [paper, order, language, t])
  if (phase === 'loading' || phase === 'open') {
    const live = phase === 'open' && units.length > 0
    const sitting = { ...rest, exam, drawn }
    if (live) return <Sitting {...sitting} attempt={attempt} live units={units} />
    return drawn ? (
      <Sitting {...sitting} attempt={drawn.attempt} live={false} units={[drawn.unit]} />
    ) : (
      <Loading t={t} />
    )
  }
  if (phase === 'sending') return <Sending attempt={attempt} signInAgain={rest.signInAgain} t={t} />
  if (later && phase === 'elsewhere')
    return <later.Elsewhere attempt={attempt} onFailed={rest.onFailed} language={language} t={t} />
  if (later && phase !== 'elsewhere')
    return <later.Outcome phase={phase} attempt={attempt} onRetry={onRetry} language={language} t={t} now={now} />
  return <Loading t={t} />
}

import type { Attempt } from '@prostuti/sdk'
import { type ReactNode, useMemo } from 'react'
import type { Language, Translate } from '../../foundation/translate.ts'
import type { Drawn } from './drawn.ts'
import { Elsewhere } from './phases/elsewhere.tsx'
import { Loading } from './phases/loading.tsx'
import { Received } from './phases/received.tsx'
import { Refused } from './phases/refused.tsx'
import { Sending } from './phases/sending.tsx'
import { Stranded } from './phases/stranded.tsx'
import { Sitting } from './sitting.tsx'
import { unitsOf } from './units.ts'
import { useAtom } from './use-atom.ts'

export interface ExamPlayerViewProps {
  exam: string
  attempt: Attempt
  drawn: Drawn | null
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
  const { language, t } = rest
  const phase = useAtom(attempt.$view, view => view.phase)
  const paper = useAtom(attempt.$view, view => view.paper)
  const order = useAtom(attempt.$view, view => view.order)
  const units = useMemo(() => (paper ? unitsOf(paper, order, { language, t }) : []), [paper, order, language, t])
  switch (phase) {
    case 'loading':
    case 'open': {
      const live = phase === 'open' && units.length > 0
      if (live) return <Sitting {...rest} exam={exam} attempt={attempt} live units={units} drawn={drawn} />
      if (!drawn) return <Loading t={t} />
      return <Sitting {...rest} exam={exam} attempt={drawn.attempt} live={false} units={[drawn.unit]} drawn={drawn} />
    }
    case 'elsewhere':
      return <Elsewhere attempt={attempt} onFailed={rest.onFailed} language={language} t={t} />
    case 'sending':
      return <Sending attempt={attempt} signInAgain={rest.signInAgain} t={t} />
    case 'received':
      return <Received attempt={attempt} language={language} t={t} now={now} />
    case 'stranded':
      return <Stranded attempt={attempt} t={t} />
    case 'refused':
      return <Refused attempt={attempt} onRetry={onRetry} language={language} t={t} now={now} />
  }
}

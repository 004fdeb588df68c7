import type { Attempt, AttemptPhase } from '@prostuti/sdk'
import type { ReactNode } from 'react'
import type { Language, Translate } from '../../../foundation/translate.ts'
import { Elsewhere } from './elsewhere.tsx'
import { Received } from './received.tsx'
import { Refused } from './refused.tsx'
import { Sending } from './sending.tsx'
import { Stranded } from './stranded.tsx'

export interface AfterSittingProps {
  phase: Exclude<AttemptPhase, 'loading' | 'open'>
  attempt: Attempt
  signInAgain: ReactNode
  onFailed: (error: unknown) => void
  onRetry: () => void
  language: Language
  t: Translate
  now: () => number
}

/** The screen of a phase in which nothing is answered here. */
export function AfterSitting({ phase, attempt, signInAgain, onFailed, onRetry, language, t, now }: AfterSittingProps) {
  switch (phase) {
    case 'elsewhere':
      return <Elsewhere attempt={attempt} onFailed={onFailed} language={language} t={t} />
    case 'sending':
      return <Sending attempt={attempt} signInAgain={signInAgain} t={t} />
    case 'received':
      return <Received attempt={attempt} language={language} t={t} now={now} />
    case 'stranded':
      return <Stranded attempt={attempt} t={t} />
    case 'refused':
      return <Refused attempt={attempt} onRetry={onRetry} language={language} t={t} now={now} />
  }
}

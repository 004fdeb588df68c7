import type { Attempt } from '@prostuti/sdk'
import type { Translate } from '../../../foundation/text/translate.ts'
import { Refused } from './refused.tsx'
import { Stranded } from './stranded.tsx'

export interface OutcomeProps {
  phase: 'stranded' | 'refused'
  attempt: Attempt
  onRetry: () => void
  t: Translate
}

/** How it ended without a receipt. */
export function Outcome({ phase, attempt, onRetry, t }: OutcomeProps) {
  if (phase === 'stranded') return <Stranded attempt={attempt} t={t} />
  return <Refused attempt={attempt} onRetry={onRetry} t={t} />
}

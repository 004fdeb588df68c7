import type { Attempt } from '@prostuti/sdk'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { Received } from './received.tsx'
import { Refused } from './refused.tsx'
import { Stranded } from './stranded.tsx'

export interface OutcomeProps {
  phase: 'received' | 'stranded' | 'refused'
  attempt: Attempt
  onRetry: () => void
  language: Language
  t: Translate
  now: () => number
}

/** How it ended. */
export function Outcome({ phase, attempt, onRetry, ...rest }: OutcomeProps) {
  if (phase === 'received') return <Received attempt={attempt} {...rest} />
  if (phase === 'stranded') return <Stranded attempt={attempt} t={rest.t} />
  return <Refused attempt={attempt} onRetry={onRetry} {...rest} />
}

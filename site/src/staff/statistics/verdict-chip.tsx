import type { ItemVerdict } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { StatusChip, useTexts } from '../foundation/index.ts'
import { verdictLooks } from './verdicts.ts'

/** What the figures say of a question, in a word. */
export function VerdictChip({ verdict }: { verdict: ItemVerdict }): ReactElement {
  const t = useTexts('statistics')
  const [tone, icon] = verdictLooks[verdict]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`statistics.verdict.${verdict}`)}
    </StatusChip>
  )
}

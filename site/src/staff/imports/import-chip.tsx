import type { ImportSummary } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useTexts } from '../foundation/index.ts'

const looks: Record<ImportSummary['state'], readonly [Tone, IconName]> = {
  reading: ['running', 'loader-circle'],
  ready: ['marked', 'list-checks'],
  importing: ['running', 'loader-circle'],
  done: ['good', 'check'],
  failed: ['wrong', 'circle-x'],
  undone: ['quiet', 'undo-2'],
}

/** What has become of an import, of questions or of circulars. */
export function ImportChip({ state }: Pick<ImportSummary, 'state'>): ReactElement {
  const t = useTexts('imports')
  return (
    <StatusChip tone={looks[state][0]} icon={looks[state][1]}>
      {t(`imports.${state}`)}
    </StatusChip>
  )
}

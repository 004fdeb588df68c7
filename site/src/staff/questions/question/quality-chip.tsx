import type { Quality } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useTexts } from '../../foundation/index.ts'

const looks: Readonly<Record<Quality, readonly [Tone, IconName]>> = {
  Perfect: ['plain', 'circle-check'],
  'No explanation': ['archived', 'square-dashed'],
  'Multiple correct answer': ['running', 'list-checks'],
  'No correct answer': ['wrong', 'circle-x'],
  duplicate: ['marked', 'copy'],
}

export const qualities = Object.keys(looks) as Quality[]

/** The label of a question's quality. */
export function QualityChip({ quality }: { quality: Quality }): ReactElement {
  const t = useTexts('questions')
  const [tone, icon] = looks[quality]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`questions.quality.${quality}`)}
    </StatusChip>
  )
}

import type { FlagReason } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { type IconName, StatusChip, type Tone, useTexts } from '../../foundation/index.ts'

const looks: Readonly<Record<FlagReason, readonly [Tone, IconName]>> = {
  wrong_answer: ['wrong', 'circle-x'],
  no_answer: ['wrong', 'circle-off'],
  wrong_question: ['marked', 'file-question-mark'],
  wrong_explanation: ['archived', 'message-square-warning'],
  others: ['quiet', 'ellipsis-vertical'],
}

export const flagReasons = Object.keys(looks) as FlagReason[]

/** Why somebody has reported a question. */
export function FlagReasonChip({ reason }: { reason: FlagReason }): ReactElement {
  const t = useTexts('questions')
  const [tone, icon] = looks[reason]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`questions.flag.${reason}`)}
    </StatusChip>
  )
}

import type { StaffQuestion } from '@prostuti/contract'
import { useDenial, useLimit, useTexts } from '../../foundation/index.ts'

/** Why the person may not approve a question, as the server would say; undefined where they may. A new one (null) is their own. */
export function useWhyNotApprove(): (question: Pick<StaffQuestion, 'own'> | null) => string | undefined {
  const t = useTexts('questions')
  const denial = useDenial('questions.approve')
  const leavesOwn = useLimit('questions.approve')?.notOwn === true
  return question => denial ?? (leavesOwn && (question === null || question.own) ? t('questions.not_own') : undefined)
}

import { Checkbox, Textarea } from '@mantine/core'
import type { StaffQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { ErrorState, useQuery, useStaff, useTexts } from '../foundation/index.ts'

/** How a question of the bank is mended along with the exam. */
export interface Mending {
  readonly isWanted: boolean
  /** Null: as it stands in the bank. */
  readonly explanation: StaffQuestion['explanation'] | null
}

export const usualMending: Mending = { isWanted: true, explanation: null }

interface BankMendingProps {
  question: string
  /** Nothing is accepted: the bank's answer stays. */
  isCancelled: boolean
  mending: Mending
  onChange(mending: Mending): void
}

/** Offers to mend the bank in the same step, answer and explanation: whoever practises the question reads the old ones otherwise. */
export function BankMending({ question, isCancelled, mending, onChange }: BankMendingProps): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['questions', question], () => admin.questions.get(question))
  const explanation = mending.explanation ?? data?.explanation
  return (
    <>
      <Checkbox
        label={t(isCancelled ? 'regrade.bank.explanation_only' : 'regrade.bank.too')}
        checked={mending.isWanted}
        onChange={event => onChange({ ...mending, isWanted: event.currentTarget.checked })}
      />
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {mending.isWanted && explanation && (
        <Textarea
          label={t('regrade.bank.explanation')}
          description={t('regrade.bank.explanation_text')}
          autosize
          minRows={3}
          value={explanation.bn}
          onChange={event => onChange({ ...mending, explanation: { ...explanation, bn: event.currentTarget.value } })}
        />
      )}
    </>
  )
}

import type { ApiError } from '../../../http/api-error.ts'
import type { AttemptContext } from '../screen/attempt-context.ts'
import { enterPhase, isInProgress, phaseOf, updateSyncState } from '../screen/phase.ts'
import type { Submitter } from '../submit/submitter.ts'
import type { NextStep } from './draft-sync.ts'

/** Shows how a round of calls ended (null: well), and says how to go on. */
export function applySyncEnd(context: AttemptContext, submitter: Submitter, error: ApiError | null): NextStep {
  const next = nextStep(context, submitter, error)
  updateSyncState(context)
  return next
}

function nextStep(context: AttemptContext, submitter: Submitter, error: ApiError | null): NextStep {
  if (!error) {
    if (context.stores.$view.get().error && isInProgress(context)) context.stores.updateView({ error: null })
    return 'retry'
  }
  if (error.code === 'already_participated') return afterClosing(context, submitter, error)
  if (error.isTransient) {
    if (phaseOf(context) === 'loading') context.stores.updateView({ error })
    return 'retry'
  }
  if (isInProgress(context) || phaseOf(context) === 'loading') afterRefusal(context, error)
  if (error.code === 'not_signed_in') return 'wait'
  return isInProgress(context) ? 'retry' : 'stop'
}

function afterRefusal(context: AttemptContext, error: ApiError): void {
  if (error.code === 'not_joined') context.isJoinFresh = false
  if (phaseOf(context) === 'loading') enterPhase(context, 'refused', { error })
  else context.stores.updateView({ error })
}

/** Submitted on another device, or closed by the server at the deadline. The entries stay on this device. */
function afterClosing(context: AttemptContext, submitter: Submitter, error: ApiError): NextStep {
  if (phaseOf(context) === 'sending' || phaseOf(context) === 'received') return 'stop'
  const { receipt } = error
  if (receipt && context.record)
    void context.journal.storeReceipt(context.record.key, receipt).catch(() => updateSyncState(context))
  if (receipt) submitter.showReceipt(receipt)
  else enterPhase(context, 'refused', { error })
  return 'stop'
}

import type { Joined, MergedEntry, Paper, Receipt } from '@prostuti/contract'
import { isWholeOrder, paperOrder } from '@prostuti/contract/attempt'
import type { ApiError } from '../../../http/api-error.ts'
import type { AttemptContext } from './attempt-context.ts'
import type { AttemptPhase, AttemptView } from './attempt-types.ts'
import { unsafePage } from './errors.ts'

export const phaseOf = ({ stores }: AttemptContext): AttemptPhase => stores.$view.get().phase

/** Answers may still be given, in this tab or in another one. */
export function isInProgress(context: AttemptContext): boolean {
  const phase = phaseOf(context)
  return phase === 'open' || phase === 'elsewhere'
}

export function enterPhase(
  context: AttemptContext,
  phase: AttemptPhase,
  view?: Partial<Omit<AttemptView, 'exam' | 'sync' | 'phase'>>,
): void {
  context.stores.updateView({ ...view, phase })
  updateSyncState(context)
}

/** Shows paper and sheet, in the order of this attempt. */
export function showPaper(context: AttemptContext, phase: AttemptPhase, paper: Paper): void {
  const { joined } = context.record!
  const order = paperOrder(paper.questions, joined.seed)
  if (!isWholeOrder(order, paper.questions)) {
    enterPhase(context, 'refused', { joined, error: unsafePage() })
    return
  }
  enterPhase(context, phase, { joined, paper, order, receipt: null, error: null })
  showEntries(context)
  updateDeadline(context)
}

/** Shows entries of the sheet, all unless only some have changed, and their counts. */
export function showEntries(
  { stores, sheet }: AttemptContext,
  changed: readonly MergedEntry[] = sheet.entries(),
): void {
  stores.setEntries(changed, sheet.entries())
}

/** Counts down to the deadline of the record, which the staff may have moved, and shows what they say. */
export function updateDeadline({ stores, record, hooks }: AttemptContext): void {
  const { joined } = record!
  const shown = stores.$view.get().joined
  if (shown?.deadline !== joined.deadline || shown.message?.id !== joined.message?.id) stores.updateView({ joined })
  hooks.onDeadline(joined.deadline === null ? null : Date.parse(joined.deadline))
}

/** Recounts saved, unsaved and unsent answers. */
export function updateSyncState(context: AttemptContext): void {
  const { stores, sheet } = context
  const unsaved = context.writer.unsaved()
  const answered = sheet.entries().filter(entry => entry.answer !== null && !unsaved.has(entry.question))
  stores.updateSync({
    savedHere: answered.length,
    // So does a submission that is on its way to the device.
    unsaved: unsaved.size + Number(phaseOf(context) === 'sending' && !context.record?.seal),
    unsent: isInProgress(context) ? sheet.pending().length : 0,
    refused: isInProgress(context) && isRefusal(stores.$view.get().error),
    online: context.platform.network.online(),
    storage: context.journal.$storage.get(),
  })
}

/** A signed-out person is asked to sign in, which is not a refusal. */
const isRefusal = (error: ApiError | null): boolean => error !== null && error.code !== 'not_signed_in'

/** Calls `onJoined`, once for each time that a screen has handed one in. */
export function notifyJoined(context: AttemptContext, joined: Joined): void {
  context.callbacks.onJoined?.(joined)
  context.callbacks = { onReceived: context.callbacks.onReceived }
}

export function notifyReceived(context: AttemptContext, receipt: Receipt): void {
  context.callbacks.onReceived?.(receipt)
  context.callbacks = {}
}

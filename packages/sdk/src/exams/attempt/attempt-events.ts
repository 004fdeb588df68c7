import { combine } from '../../combine.ts'
import { onSheetMessage, type SheetMessage } from '../journal/sheet-messages.ts'
import type { AttemptContext } from './screen/attempt-context.ts'
import { enterPhase, isInProgress, phaseOf, showEntries, updateSyncState } from './screen/phase.ts'
import type { Submitter } from './submit/submitter.ts'
import type { AttemptLoader } from './sync/attempt-loader.ts'
import type { DraftSync } from './sync/draft-sync.ts'

export interface AttemptEventHandlers {
  readonly loader: AttemptLoader
  readonly submitter: Submitter
  readonly drafts: DraftSync
  /** Loads the attempt, from the page, the journal and the server. */
  begin(): void
  /** Joins again, for the time, the deadline and the changes of other devices. */
  rejoin(): void
}

/** Listens to network, clock, page, tabs, session and outbox. Returns what ends that. */
export function listenToEvents(context: AttemptContext, handlers: AttemptEventHandlers): () => void {
  const { submitter, drafts, begin, rejoin } = handlers

  function wakeUp(): void {
    context.writer.retry()
    if (phaseOf(context) === 'elsewhere') void takeOver(context, handlers)
    rejoin()
  }

  return combine(
    context.outbox.onSettled(submitter.onSettled),
    onSheetMessage(context.platform.tabs, message => onMessage(context, handlers, message)),
    context.journal.$storage.listen(() => updateSyncState(context)),
    context.clock.onDoubt(rejoin),
    context.platform.clock.onResume(wakeUp),
    context.platform.clock.onPause(drafts.flush),
    // Chromium drops a keepalive request of `pagehide` now and then, when the page's process ends before it has passed it on.
    context.platform.clock.onUnload(drafts.flush),
    context.platform.network.onChange(online => {
      updateSyncState(context)
      if (online) wakeUp()
    }),
    context.onPersonChange(() => (context.record ? drafts.syncNow() : begin())),
  )
}

/** Makes this tab the owner of the sheet: where the owner is gone, with `steal` in any case. */
export async function takeOver(
  context: AttemptContext,
  { loader, rejoin }: Pick<AttemptEventHandlers, 'loader' | 'rejoin'>,
  steal = false,
): Promise<void> {
  if (phaseOf(context) !== 'elsewhere' || !(await context.ownership.acquire(context.record!.key, { steal }))) return
  const stored = await context.journal.read(context.record!.key).catch(() => null)
  if (stored) await loader.resumeFrom(stored)
  else enterPhase(context, 'open')
  rejoin()
}

/** A message of another tab, about this sheet or another one. */
function onMessage(context: AttemptContext, handlers: AttemptEventHandlers, message: SheetMessage): void {
  if (message.key !== context.record?.key) return
  if (message.type === 'sealed' && isInProgress(context)) void handlers.submitter.followSubmission()
  if (context.ownership.held) return
  if (message.type === 'entries') showEntries(context, context.sheet.adopt(message.entries))
  if (message.type === 'released' && phaseOf(context) === 'elsewhere') void takeOver(context, handlers)
}

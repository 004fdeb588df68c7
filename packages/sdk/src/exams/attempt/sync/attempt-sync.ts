import type { Drafted } from '@prostuti/contract'
import { ordersSoundly } from '@prostuti/contract/attempt'
import type { AttemptContext } from '../screen/attempt-context.ts'
import { notSignedIn, unsafePage } from '../screen/errors.ts'
import { phaseOf, updateDeadline } from '../screen/phase.ts'
import type { Submitter } from '../submit/submitter.ts'
import type { AttemptLoader } from './attempt-loader.ts'
import type { DraftSyncParts, SyncOptions } from './draft-sync.ts'
import { applyMergedEntries, updateRecord } from './entries.ts'
import { applyJoined } from './join.ts'
import { applySyncEnd } from './sync-end.ts'

export type AttemptSync = Pick<DraftSyncParts, 'hasWork' | 'hasUnsent' | 'syncOnce' | 'onSyncEnd'>

/** The calls of an attempt in progress: joining, drafts and, in their answers, moved deadlines. */
export function createAttemptSync(context: AttemptContext, loader: AttemptLoader, submitter: Submitter): AttemptSync {
  return {
    hasWork: () => phaseOf(context) !== 'sending' && (!context.isJoinFresh || hasUnsent(context)),
    hasUnsent: () => hasUnsent(context),
    syncOnce: options => syncOnce(context, loader, options),
    onSyncEnd: error => applySyncEnd(context, submitter, error),
  }
}

const hasUnsent = (context: AttemptContext): boolean =>
  phaseOf(context) === 'open' && context.sheet.pending().length > 0

async function syncOnce(
  context: AttemptContext,
  loader: AttemptLoader,
  { signal, keepalive }: SyncOptions,
): Promise<boolean> {
  const { exam, mode } = context.options
  const person = context.person()
  if (person === null || (context.record && person !== context.record.user)) throw notSignedIn()
  if (!context.isJoinFresh && !keepalive) {
    // Checked before joining: joining starts a clock, which a page that cannot show the paper would waste.
    if (!ordersSoundly()) throw unsafePage()
    const joined = await context.api.join(exam, mode, signal)
    await loader.whenRestored()
    await applyJoined(context, loader, person, joined)
    context.isJoinFresh = true
  }
  const changes = phaseOf(context) === 'open' ? context.sheet.pending() : []
  if (changes.length === 0) return false
  const drafted = await context.api.draft(exam, { mode, device: context.sheet.device, changes }, { signal, keepalive })
  // A page that has opened the sheet since sends again the changes whose answer it has not seen.
  if (!context.closed) await applyDrafted(context, drafted)
  return true
}

async function applyDrafted(
  context: AttemptContext,
  { merged_through, deadline, server_time, answer_sheet = [], ...said }: Drafted,
): Promise<void> {
  const { sheet } = context
  const received = Date.parse(server_time) - Date.parse(context.record!.joined.joined_time)
  const clamped = sheet.acknowledge(merged_through, received)
  await applyMergedEntries(context, [...clamped, ...sheet.adopt(answer_sheet)])
  const { mergedThrough } = context.sheet
  await updateRecord(context, known => ({
    ...known,
    mergedThrough,
    joined: { ...known.joined, deadline, server_time, ...said },
  }))
  updateDeadline(context)
}

import type { MergedEntry } from '@prostuti/contract'
import { maxAt } from '@prostuti/contract/attempt'
import type { StoredSheet } from '../../journal/journal.ts'
import { postSheetMessage } from '../../journal/sheet-messages.ts'
import type { SheetRecord } from '../../journal/sheet-record.ts'
import type { AttemptContext } from '../screen/attempt-context.ts'
import { showEntries, updateSyncState } from '../screen/phase.ts'
import { createLocalSheet } from '../sheet/local-sheet.ts'

/** Takes over the journal's sheet. Taps made meanwhile go on under the device name of that sheet. */
export function loadStored(context: AttemptContext, { record, entries }: StoredSheet): void {
  const { preload } = context.options
  const gathered = context.sheet.pending()
  const { device, mergedThrough } = record
  context.record = preload ? { ...record, joined: { ...preload.joined, answer_sheet: [] } } : record
  context.sheet = createLocalSheet({ device, mergedThrough, entries })
  if (preload) context.sheet.adopt(preload.joined.answer_sheet)
  context.writer.replace(gathered.map(change => context.sheet.insert(change)).filter(entry => entry !== null))
}

/** Changes the record here and in the journal. */
export async function updateRecord(
  context: AttemptContext,
  change: (record: SheetRecord) => SheetRecord,
): Promise<void> {
  context.record = change(context.record!)
  context.record = await context.journal.update(context.record, change).catch(() => context.record)
}

/**
 * Brings answers and marks of this learner to the journal, the screen and the other tabs; the write is issued in the caller's
 * own task. Resolves to whether they are saved.
 */
export function commitEntries(context: AttemptContext, entries: readonly MergedEntry[]): Promise<boolean> {
  const saved = context.writer.save(entries)
  showEntries(context, entries)
  shareEntries(context, entries)
  if (entries.length > 0) context.hooks.onTap()
  return saved
}

/** Brings the server's merged entries to the screen, and from the owning tab to the journal and the other tabs. */
export async function applyMergedEntries(context: AttemptContext, entries: readonly MergedEntry[]): Promise<void> {
  if (entries.length === 0) return
  showEntries(context, entries)
  if (!context.ownership.held) return
  shareEntries(context, entries)
  await context.journal.putEntries(context.record!.key, entries).catch(() => updateSyncState(context))
}

function shareEntries({ record, platform }: AttemptContext, entries: readonly MergedEntry[]): void {
  if (record) postSheetMessage(platform.tabs, { type: 'entries', key: record.key, entries })
}

/** Milliseconds since joining by the server's clock, within the contract's bounds of `at`. */
export function elapsedMs({ clock, record }: AttemptContext): number {
  const at = Math.round(clock.now() - Date.parse(record!.joined.joined_time))
  return Math.min(Math.max(at, 0), maxAt)
}

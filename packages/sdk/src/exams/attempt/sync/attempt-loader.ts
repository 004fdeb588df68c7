import type { Paper } from '@prostuti/contract'
import type { StoredSheet } from '../../journal/journal.ts'
import type { AttemptContext } from '../screen/attempt-context.ts'
import { notSignedIn, toError } from '../screen/errors.ts'
import { enterPhase, phaseOf, showEntries, showPaper, updateSyncState } from '../screen/phase.ts'
import { commitEarlyTaps } from './commit-early-taps.ts'
import { loadStored, updateRecord } from './entries.ts'
import { openPreloaded } from './open-preloaded.ts'

export interface AttemptLoader {
  /** Loads what the page brought, then what the journal holds. */
  load(): void
  /** Resolves when the journal has been read. */
  whenRestored(): Promise<void>
  /** Goes on from the journal's sheet. */
  resumeFrom(stored: StoredSheet): Promise<void>
  /** Opens the sheet with its paper: for answering in the tab that holds the lock, else for looking on. */
  openSheet(paper: Paper): Promise<void>
}

export function createAttemptLoader(context: AttemptContext): AttemptLoader {
  const { journal, options } = context
  const { preload } = options
  let restoring: Promise<void> = Promise.resolve()
  let hasReadEarlyTaps = false

  function load(): void {
    const user = context.person()
    if (!user) {
      enterPhase(context, 'refused', { error: notSignedIn() })
      return
    }
    if (phaseOf(context) === 'refused') enterPhase(context, 'loading', { error: null })
    if (preload) openPreloaded(context, user, preload)
    restoring = restore(user)
  }

  async function restore(user: string): Promise<void> {
    // Where nothing can be read the server decides; the journal's `$storage` warns the learner.
    const stored = await journal.findNewest({ ...options, base: context.base, user }).catch(() => null)
    if (context.closed) return
    if (stored && (!context.record || context.record.key === stored.record.key)) return resumeFrom(stored)
    if (!context.record) return
    context.writer.replace(context.sheet.entries())
    await openSheet(context.stores.$view.get().paper!)
  }

  async function resumeFrom(stored: StoredSheet): Promise<void> {
    loadStored(context, stored)
    showEntries(context)
    const { receipt, refusal, seal, joined } = stored.record
    if (receipt) return enterPhase(context, 'received', { receipt, joined })
    if (refusal) return enterPhase(context, 'stranded', { joined, error: toError(refusal) })
    if (seal) return enterPhase(context, 'sending', { joined })
    const paper = preload?.paper ?? (await journal.readPaper(joined.paper).catch(() => null))
    if (paper) await openSheet(paper)
  }

  async function openSheet(paper: Paper): Promise<void> {
    const { key, joined } = context.record!
    const held = await context.ownership.acquire(key)
    if (context.closed) return context.ownership.release()
    showPaper(context, held ? 'open' : 'elsewhere', paper)
    if (!held) return context.writer.replace([])
    // The record before the entries: entries without a record would not be found after a crash.
    await updateRecord(context, known => ({ ...known, joined }))
    context.writer.open(key)
    options.onReady?.()
    void journal.putPaper(joined.paper, paper).catch(() => updateSyncState(context))
    if (hasReadEarlyTaps) return
    hasReadEarlyTaps = true
    await commitEarlyTaps(context, paper)
  }

  return { load, whenRestored: () => restoring, resumeFrom, openSheet }
}

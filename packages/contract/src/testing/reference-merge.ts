import { clampAt, isNewer, type Sheet } from '../exams/attempt/merge.ts'
import type { Change, MergedEntry } from '../exams/attempts.ts'

/**
 * The merge of answers in its plainest form. Tests compare the implementations of the server and the SDK with it, and fake
 * servers merge by it. Says whether anything changed.
 */
export function mergeInto(sheet: Sheet, entries: Iterable<MergedEntry>): boolean {
  let changed = false
  for (const entry of entries) {
    const known = sheet.get(entry.question)
    if (known && !isNewer(entry, known)) continue
    sheet.set(entry.question, entry)
    changed = true
  }
  return changed
}

/** A device's changes as the server merges them: `at` is clamped to the time between joining and receiving. */
export function receivedEntries(changes: readonly Change[], device: string, received: number): MergedEntry[] {
  return changes.map(change => ({ ...change, at: clampAt(change.at, received), device }))
}

import type { Change, MergedEntry } from '../attempts.ts'

/** The merged sheet of one attempt: the newest change of each question, by question id. */
export type Sheet = Map<string, MergedEntry>

type Stamp = Pick<MergedEntry, 'at' | 'device' | 'seq'>

/** Changes are ordered by `(at, device, seq)`; the last one wins. The order is total, so every merge ends alike. */
export function isNewer(a: Stamp, b: Stamp): boolean {
  if (a.at !== b.at) return a.at > b.at
  if (a.device !== b.device) return a.device > b.device
  return a.seq > b.seq
}

/** Merges into `sheet` and says whether anything changed. Merging twice, or in another order, ends in the same sheet. */
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

/** Clamps `at` to [0, received]: a device may be wrong about the time, but not before joining or after arriving. */
export function clampAt(at: number, receivedMs: number): number {
  return Math.min(Math.max(at, 0), Math.max(receivedMs, 0))
}

export function entryOf(change: Change, device: string): MergedEntry {
  return { ...change, device }
}

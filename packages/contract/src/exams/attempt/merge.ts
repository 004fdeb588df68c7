import type { MergedEntry } from '../attempts.ts'

/** The merged sheet of one attempt: the newest change of each question, by question id. */
export type Sheet = Map<string, MergedEntry>

type Stamp = Pick<MergedEntry, 'at' | 'device' | 'seq'>

/**
 * Changes are ordered by `(at, device, seq)`; the last one wins. The order is total, so every merge has the same result.
 * `testing/merge-cases.ts` holds the cases that each implementation of this rule has to pass (decision 0013).
 */
export function isNewer(a: Stamp, b: Stamp): boolean {
  if (a.at !== b.at) return a.at > b.at
  if (a.device !== b.device) return a.device > b.device
  return a.seq > b.seq
}

/** Clamps `at` to [0, received]: a device may be wrong about the time, but not before joining or after arriving. */
export function clampAt(at: number, receivedMs: number): number {
  return Math.min(Math.max(at, 0), Math.max(receivedMs, 0))
}

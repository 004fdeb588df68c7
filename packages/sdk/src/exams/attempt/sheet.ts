import type { Change, MergedEntry } from '@prostuti/contract'
import { clampAt, isNewer } from '@prostuti/contract/attempt'

/** One device's copy of a sheet: no clock, no storage, no network, so that every interleaving can be tried. */
export interface LocalSheet {
  readonly device: string
  readonly mergedThrough: number
  entries(): MergedEntry[]
  entry(question: string): MergedEntry | null
  /** Gives an answer at `at` (ms after joining). Always newer than what this screen has shown. */
  answer(question: string, answer: number | null, at: number): MergedEntry
  /** Marks for review. */
  mark(question: string, marked: boolean): MergedEntry
  /** Takes in a tap made elsewhere on this device, at its own time; null when something newer is known. */
  insert(change: Omit<Change, 'seq'>): MergedEntry | null
  /** Changes that the server has not merged yet, oldest first. */
  pending(): Change[]
  /** The server has merged our changes up to `through`, and clamped them to `received` (ms after joining). */
  acknowledge(through: number, received: number): MergedEntry[]
  /** Takes in the server's merged sheet. Answers what changed. */
  adopt(entries: readonly MergedEntry[]): MergedEntry[]
}

export interface LocalSheetParts {
  readonly device: string
  readonly entries?: readonly MergedEntry[]
  readonly mergedThrough?: number
}

export function createLocalSheet({ device, entries = [], mergedThrough: merged = 0 }: LocalSheetParts): LocalSheet {
  const sheet = new Map(entries.map(entry => [entry.question, entry]))
  let mergedThrough = merged
  let seq = Math.max(merged, ...entries.filter(entry => entry.device === device).map(entry => entry.seq))

  function put(change: Omit<Change, 'seq'>): MergedEntry {
    const { marked, ...rest } = change
    const entry = { ...rest, seq: ++seq, device, ...(marked && { marked }) }
    sheet.set(entry.question, entry)
    return entry
  }

  function isPending(entry: MergedEntry): boolean {
    return entry.device === device && entry.seq > mergedThrough
  }

  /** Just enough to come after what is known here. */
  function after(known: MergedEntry | undefined): number {
    if (!known) return 0
    return known.device === device ? known.at : known.at + 1
  }

  return {
    device,
    get mergedThrough() {
      return mergedThrough
    },
    entries: () => [...sheet.values()],
    entry: question => sheet.get(question) ?? null,

    answer(question, answer, at) {
      const known = sheet.get(question)
      return put({ question, answer, at: Math.max(at, after(known)), marked: known?.marked })
    },

    // A mark restates the answer with the answer's own time: it must not beat a newer answer it has not seen.
    mark(question, marked) {
      const known = sheet.get(question)
      return put({ question, answer: known?.answer ?? null, at: after(known), marked })
    },

    insert({ question, answer, at, marked }) {
      const known = sheet.get(question)
      if (known && known.at > at) return null
      return put({ question, answer, at: Math.max(at, after(known)), marked: marked ?? known?.marked })
    },

    pending() {
      const changes = [...sheet.values()].filter(isPending).map(({ device: _, ...change }) => change)
      return changes.sort((a, b) => a.seq - b.seq)
    },

    acknowledge(through, received) {
      mergedThrough = Math.max(mergedThrough, through)
      seq = Math.max(seq, through)
      const ahead = [...sheet.values()].filter(it => it.device === device && !isPending(it) && it.at > received)
      const clamped = ahead.map(entry => ({ ...entry, at: clampAt(entry.at, received) }))
      for (const entry of clamped) sheet.set(entry.question, entry)
      return clamped
    },

    // Where nothing of ours is on its way, the server has seen all we know and its word is final.
    adopt(merged) {
      const changed = merged.filter(entry => {
        const known = sheet.get(entry.question)
        if (!known) return true
        return isPending(known) ? isNewer(entry, known) : !isSame(entry, known)
      })
      for (const entry of changed) sheet.set(entry.question, entry)
      for (const entry of merged) if (entry.device === device) seq = Math.max(seq, entry.seq)
      return changed
    },
  }
}

function isSame(a: MergedEntry, b: MergedEntry): boolean {
  return a.at === b.at && a.seq === b.seq && a.device === b.device && a.answer === b.answer && a.marked === b.marked
}

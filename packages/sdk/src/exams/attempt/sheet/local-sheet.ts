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

export function createLocalSheet(parts: LocalSheetParts): LocalSheet {
  return new Sheet(parts)
}

class Sheet implements LocalSheet {
  readonly device: string
  readonly #entries = new Map<string, MergedEntry>()
  #mergedThrough: number
  #seq: number

  constructor({ device, entries = [], mergedThrough = 0 }: LocalSheetParts) {
    this.device = device
    this.#mergedThrough = mergedThrough
    this.#seq = mergedThrough
    this.#store(entries)
    this.#countUp(entries)
  }

  get mergedThrough(): number {
    return this.#mergedThrough
  }

  entries(): MergedEntry[] {
    return [...this.#entries.values()]
  }

  entry(question: string): MergedEntry | null {
    return this.#entries.get(question) ?? null
  }

  answer(question: string, answer: number | null, at: number): MergedEntry {
    return this.#put({ question, answer, at, marked: this.entry(question)?.marked })
  }

  // A mark restates the answer with the answer's own time: it must not beat a newer answer it has not seen.
  mark(question: string, marked: boolean): MergedEntry {
    const known = this.entry(question)
    return this.#put({ question, answer: known?.answer ?? null, at: known?.at ?? 0, marked })
  }

  insert({ marked, ...change }: Omit<Change, 'seq'>): MergedEntry | null {
    const known = this.entry(change.question)
    return known && known.at > change.at ? null : this.#put({ ...change, marked: marked ?? known?.marked })
  }

  pending(): Change[] {
    const changes = this.entries().filter(entry => this.#isPending(entry))
    return changes.map(({ device: _, ...change }) => change).sort((a, b) => a.seq - b.seq)
  }

  acknowledge(through: number, received: number): MergedEntry[] {
    this.#mergedThrough = Math.max(this.#mergedThrough, through)
    this.#seq = Math.max(this.#seq, through)
    const ahead = this.entries().filter(it => it.device === this.device && !this.#isPending(it) && it.at > received)
    return this.#store(ahead.map(entry => ({ ...entry, at: clampAt(entry.at, received) })))
  }

  // Where nothing of ours is on its way, the server has seen all we know and its word is final.
  adopt(merged: readonly MergedEntry[]): MergedEntry[] {
    const changed = merged.filter(entry => {
      const known = this.entry(entry.question)
      if (!known) return true
      return this.#isPending(known) ? isNewer(entry, known) : !isSame(entry, known)
    })
    this.#countUp(merged)
    return this.#store(changed)
  }

  #isPending(entry: MergedEntry): boolean {
    return entry.device === this.device && entry.seq > this.#mergedThrough
  }

  /** Adds a change of this device, at `at` or just late enough to come after the known entry. */
  #put({ marked, at, ...change }: Omit<Change, 'seq'>): MergedEntry {
    const { device } = this
    const known = this.entry(change.question)
    const earliest = known ? known.at + (known.device === device ? 0 : 1) : 0
    const entry = { ...change, at: Math.max(at, earliest), seq: ++this.#seq, device, ...(marked && { marked }) }
    this.#store([entry])
    return entry
  }

  #store<Entries extends readonly MergedEntry[]>(entries: Entries): Entries {
    for (const entry of entries) this.#entries.set(entry.question, entry)
    return entries
  }

  /** The next change of this device gets a counter above all that it has used. */
  #countUp(entries: readonly MergedEntry[]): void {
    for (const { device, seq } of entries) if (device === this.device) this.#seq = Math.max(this.#seq, seq)
  }
}

function isSame(a: MergedEntry, b: MergedEntry): boolean {
  return a.at === b.at && a.seq === b.seq && a.device === b.device && a.answer === b.answer && a.marked === b.marked
}

import type { MergedEntry } from '@prostuti/contract'
import type { Journal } from '../journal/journal.ts'

export interface Saver {
  /** From now on entries go to this sheet, whose record is written, beginning with those that have waited for it. */
  open(key: string): void
  /** Waits with these entries and no others. */
  replace(entries: readonly MergedEntry[]): void
  /** Issues the write in the caller's own task, with whatever has not got through before. Whether it got through. */
  save(entries: readonly MergedEntry[]): Promise<boolean>
  /** Tries again what has not got through. */
  retry(): void
  unsaved(): ReadonlyMap<string, MergedEntry>
}

/** Brings entries to the journal and knows which are there: a write is through when its transaction is complete. */
export function createSaver(journal: Pick<Journal, 'saveEntries'>, onChange: () => void): Saver {
  const unsaved = new Map<string, MergedEntry>()
  let key: string | null = null

  async function write(): Promise<boolean> {
    if (key === null || unsaved.size === 0) return key !== null
    const batch = [...unsaved.values()]
    const through = await journal.saveEntries(key, batch).then(
      () => true,
      // They stay in `unsaved`; the journal's `$storage` tells the learner.
      () => false,
    )
    if (through) for (const entry of batch) if (unsaved.get(entry.question) === entry) unsaved.delete(entry.question)
    onChange()
    return through
  }

  return {
    open(sheet) {
      key = sheet
      void write()
    },
    replace(entries) {
      unsaved.clear()
      for (const entry of entries) unsaved.set(entry.question, entry)
    },
    save(entries) {
      for (const entry of entries) unsaved.set(entry.question, entry)
      const written = write()
      onChange()
      return written
    },
    retry: () => void write(),
    unsaved: () => unsaved,
  }
}

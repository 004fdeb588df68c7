import type { MergedEntry } from '@prostuti/contract'
import type { Journal } from '../../journal/journal.ts'

export interface EntryWriter {
  /** From now on entries go to this sheet, whose record is written, beginning with those that have waited for it. */
  open(key: string): void
  /** Waits with these entries and no others. */
  replace(entries: readonly MergedEntry[]): void
  /** Issues the write in the caller's own task, with whatever has not got through before. Whether it got through. */
  save(entries: readonly MergedEntry[]): Promise<boolean>
  /** Writes again the entries whose write has failed. */
  retry(): void
  unsaved(): ReadonlyMap<string, MergedEntry>
}

/** Brings entries to the journal and knows which are there: a write is through when its transaction is complete. */
export function createEntryWriter(
  journal: Pick<Journal, 'putEntries' | 'putNewerEntries'>,
  onChange: () => void,
): EntryWriter {
  const unsaved = new Map<string, MergedEntry>()
  let key: string | null = null

  /** Fresh taps are written as they are. Delayed entries must not overwrite newer ones. */
  async function write(fresh: readonly MergedEntry[] = []): Promise<boolean> {
    if (key === null || unsaved.size === 0) return key !== null
    const waited = [...unsaved.values()].filter(entry => !fresh.includes(entry))
    const writes = [
      fresh.length > 0 && journal.putEntries(key, fresh),
      waited.length > 0 && journal.putNewerEntries(key, waited),
    ]
    const through = await Promise.all(writes).then(
      () => true,
      // They stay in `unsaved`; the journal's `$storage` warns the learner.
      () => false,
    )
    if (through) forget([...fresh, ...waited])
    onChange()
    return through
  }

  function forget(written: readonly MergedEntry[]): void {
    for (const entry of written) if (unsaved.get(entry.question) === entry) unsaved.delete(entry.question)
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
      const written = write(entries)
      onChange()
      return written
    },
    retry: () => void write(),
    unsaved: () => unsaved,
  }
}

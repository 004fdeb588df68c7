import type { MergedEntry, Paper, Receipt } from '@prostuti/contract'
import { isNewer } from '@prostuti/contract/attempt'
import type { ReadableAtom } from 'nanostores'
import type { Platform } from '../../platform/platform.ts'
import { answerOf, createConnection } from './connection.ts'
import { type EntryRow, type Refusal, type Seal, type SheetId, type SheetRecord, sheetsOf } from './records.ts'

export interface StoredSheet {
  readonly record: SheetRecord
  readonly entries: readonly MergedEntry[]
}

/**
 * What this device keeps of attempts, in IndexedDB (localStorage loses answers when a browser is killed). Every write
 * resolves when it is through and rejects where it is not; `$storage` says how the last one ended.
 */
export interface Journal {
  readonly $storage: ReadableAtom<'ok' | 'failing'>
  /** The newest sheet of this exam and mode; archived ones that have been received are done with. */
  find(id: Omit<SheetId, 'attempt'>): Promise<StoredSheet | null>
  read(key: string): Promise<StoredSheet | null>
  /** Changes the record, or makes it from `fresh`. What another tab has written meanwhile is what `change` sees. */
  update(fresh: SheetRecord, change: (record: SheetRecord) => SheetRecord): Promise<SheetRecord>
  /** Writes entries as they are: a tap just made, or what the server has decided. Issued and committed in this very task. */
  putEntries(key: string, entries: readonly MergedEntry[]): Promise<void>
  /** Writes entries that have waited, where they are newer than what stands there by now. */
  saveEntries(key: string, entries: readonly MergedEntry[]): Promise<void>
  /** Seals the sheet with everything saved so far; a second tab gets the first one's seal. */
  seal(fresh: SheetRecord, make: (saved: readonly MergedEntry[]) => Seal): Promise<SheetRecord>
  /** Notes the receipt; drops entries and paper if it is for the sheet that was sealed here. */
  receive(key: string, receipt: Receipt): Promise<void>
  refuse(key: string, refusal: Refusal | null): Promise<void>
  /** Sealed sheets for one server without a receipt that have not been refused, of all exams and people. */
  unsent(base: string): Promise<SheetRecord[]>
  paper<Kept = Paper>(address: string): Promise<Kept | null>
  savePaper(address: string, paper: Paper): Promise<void>
  /** Whether anything can be kept here: writes a record and takes it away again. */
  probe(): Promise<void>
}

export function createJournal(platform: Platform): Journal {
  const { $storage, run } = createConnection(platform)

  function readAll(choose: (sheets: SheetRecord[]) => SheetRecord | undefined): Promise<StoredSheet | null> {
    const work = async (transaction: IDBTransaction) => {
      const record = choose(await recordsOf(transaction))
      return record ? { record, entries: (await rowsOf(transaction, record.key)).map(toEntry) } : null
    }
    return run({ stores: ['sheets', 'entries'], mode: 'readonly', work })
  }

  function putEntries(key: string, entries: readonly MergedEntry[]): Promise<void> {
    const work = async (transaction: IDBTransaction) => {
      const store = transaction.objectStore('entries')
      for (const entry of entries) store.put({ ...entry, sheet: key } satisfies EntryRow)
      // Left to itself the browser asks this page once more before it commits, and a page that dies cannot answer.
      transaction.commit()
    }
    return run({ stores: ['entries'], mode: 'readwrite', work })
  }

  function saveEntries(key: string, entries: readonly MergedEntry[]): Promise<void> {
    const work = async (transaction: IDBTransaction) => {
      const store = transaction.objectStore('entries')
      await Promise.all(
        entries.map(async entry => {
          const known: EntryRow | undefined = await answerOf(store.get([key, entry.question]))
          if (!known || isNewer(entry, known)) store.put({ ...entry, sheet: key } satisfies EntryRow)
        }),
      )
    }
    return run({ stores: ['entries'], mode: 'readwrite', work })
  }

  function change(key: string, edit: (record: SheetRecord) => SheetRecord): Promise<void> {
    const work = async (transaction: IDBTransaction) => {
      const record = await recordOf(transaction, key)
      if (record) transaction.objectStore('sheets').put(edit(record))
    }
    return run({ stores: ['sheets'], mode: 'readwrite', durability: 'strict', work })
  }

  return {
    $storage,
    find: id => readAll(sheets => newestOf(sheets.filter(it => it.key.startsWith(sheetsOf(id)) && isUnfinished(it)))),
    read: key => readAll(sheets => sheets.find(record => record.key === key)),

    update(fresh, edit) {
      const work = async (transaction: IDBTransaction) => {
        const record = edit((await recordOf(transaction, fresh.key)) ?? fresh)
        transaction.objectStore('sheets').put(record)
        return record
      }
      return run({ stores: ['sheets'], mode: 'readwrite', work })
    },

    putEntries,
    saveEntries,

    seal(fresh, make) {
      const work = async (transaction: IDBTransaction) => {
        const record = (await recordOf(transaction, fresh.key)) ?? fresh
        if (record.seal) return record
        const sealed = { ...record, seal: make((await rowsOf(transaction, record.key)).map(toEntry)) }
        transaction.objectStore('sheets').put(sealed)
        return sealed
      }
      return run({ stores: ['sheets', 'entries'], mode: 'readwrite', durability: 'strict', work })
    },

    receive(key, receipt) {
      const work = async (transaction: IDBTransaction) => {
        const record = await recordOf(transaction, key)
        if (!record) return
        const ours = receipt.submission_id === record.seal?.submission
        const answers = ours
          ? (await rowsOf(transaction, key)).map(({ question, answer }) => ({ question, answer }))
          : null
        transaction.objectStore('sheets').put({ ...record, receipt, refusal: null, answers })
        if (ours) await dropSheet(transaction, record)
      }
      return run({ stores: ['sheets', 'entries', 'papers'], mode: 'readwrite', durability: 'strict', work })
    },

    refuse: (key, refusal) => change(key, record => ({ ...record, refusal })),

    async unsent(base) {
      const sheets = await run({ stores: ['sheets'], mode: 'readonly', work: recordsOf })
      return sheets.filter(record => record.base === base && record.seal && !record.receipt && !record.refusal)
    },

    paper<Kept>(address: string) {
      const work = async (transaction: IDBTransaction) =>
        ((await answerOf(transaction.objectStore('papers').get(address))) as Kept | undefined) ?? null
      return run({ stores: ['papers'], mode: 'readonly', work })
    },

    async savePaper(address, paper) {
      const work = async (transaction: IDBTransaction) => void transaction.objectStore('papers').put(paper, address)
      await run({ stores: ['papers'], mode: 'readwrite', work })
    },

    async probe() {
      const work = async (transaction: IDBTransaction) => {
        transaction.objectStore('papers').put(null, '')
        transaction.objectStore('papers').delete('')
      }
      await run({ stores: ['papers'], mode: 'readwrite', work })
    },
  }
}

function newestOf(sheets: SheetRecord[]): SheetRecord | undefined {
  return sheets.sort((a, b) => b.attempt - a.attempt)[0]
}

function isUnfinished({ mode, receipt }: SheetRecord): boolean {
  return mode === 'live' || receipt === null
}

function recordOf(transaction: IDBTransaction, key: string): Promise<SheetRecord | undefined> {
  return answerOf(transaction.objectStore('sheets').get(key))
}

/** All records: a device holds a handful. */
function recordsOf(transaction: IDBTransaction): Promise<SheetRecord[]> {
  return answerOf(transaction.objectStore('sheets').getAll())
}

function rowsOf(transaction: IDBTransaction, key: string): Promise<EntryRow[]> {
  return answerOf(transaction.objectStore('entries').index('sheet').getAll(key))
}

function toEntry({ sheet: _, ...entry }: EntryRow): MergedEntry {
  return entry
}

/** Entries go, and the paper too unless another sheet here still needs it. */
async function dropSheet(transaction: IDBTransaction, { key, joined }: SheetRecord): Promise<void> {
  const rows = transaction.objectStore('entries')
  for (const row of await answerOf(rows.index('sheet').getAllKeys(key))) rows.delete(row)
  const others = await recordsOf(transaction)
  const needed = others.some(other => other.key !== key && !other.receipt && other.joined.paper === joined.paper)
  if (!needed) transaction.objectStore('papers').delete(joined.paper)
}

import type { MergedEntry, Paper, Receipt } from '@prostuti/contract'
import { isNewer } from '@prostuti/contract/attempt'
import type { ReadableAtom } from 'nanostores'
import type { Platform } from '../../platform/platform.ts'
import { type Connection, createConnection, requestResult } from './connection.ts'
import {
  type EntryRow,
  type Refusal,
  type SheetId,
  type SheetRecord,
  type Submission,
  sheetsOf,
} from './sheet-record.ts'

/** A sheet as the device keeps it. */
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
  findNewest(id: Omit<SheetId, 'attempt'>): Promise<StoredSheet | null>
  read(key: string): Promise<StoredSheet | null>
  /** Changes the stored record, or creates it from `fresh`: `change` gets the newest version, of any tab. */
  update(fresh: SheetRecord, change: (record: SheetRecord) => SheetRecord): Promise<SheetRecord>
  /** Writes entries as they are: a tap just made, or what the server has decided. Issued and committed in this very task. */
  putEntries(key: string, entries: readonly MergedEntry[]): Promise<void>
  /** Writes delayed entries, where they are newer than the stored ones. */
  putNewerEntries(key: string, entries: readonly MergedEntry[]): Promise<void>
  /** Stores the submission, made from all entries saved so far. A second tab gets the submission of the first one. */
  storeSubmission(fresh: SheetRecord, make: (saved: readonly MergedEntry[]) => Submission): Promise<SheetRecord>
  /** Stores the receipt. Drops entries and paper where it is for this device's own submission. */
  storeReceipt(key: string, receipt: Receipt): Promise<void>
  storeRefusal(key: string, refusal: Refusal | null): Promise<void>
  /** Submissions to one server without receipt or refusal, of all exams and people. */
  unsentRecords(base: string): Promise<SheetRecord[]>
  readPaper<Content = Paper>(address: string): Promise<Content | null>
  putPaper(address: string, paper: Paper): Promise<void>
  /** Whether anything can be kept here: writes a record and takes it away again. */
  probe(): Promise<void>
}

type Run = Connection['run']

/** Opens the device’s own record of a sheet. */
export function createJournal(platform: Platform): Journal {
  const { $storage, run } = createConnection(platform)
  return {
    $storage,
    ...records(run),
    ...entryWrites(run),
    ...submissions(run),
    ...papers(run),
  }
}

function records(run: Run): Pick<Journal, 'findNewest' | 'read' | 'update' | 'unsentRecords'> {
  function readSheet(choose: (sheets: SheetRecord[]) => SheetRecord | undefined): Promise<StoredSheet | null> {
    const work = async (transaction: IDBTransaction) => {
      const record = choose(await recordsOf(transaction))
      return record ? { record, entries: (await rowsOf(transaction, record.key)).map(toEntry) } : null
    }
    return run({ stores: ['sheets', 'entries'], mode: 'readonly', work })
  }

  return {
    findNewest: id =>
      readSheet(sheets => newestOf(sheets.filter(it => it.key.startsWith(sheetsOf(id)) && isUnfinished(it)))),
    read: key => readSheet(sheets => sheets.find(record => record.key === key)),

    update(fresh, edit) {
      const work = async (transaction: IDBTransaction) =>
        putRecord(transaction, edit((await recordOf(transaction, fresh.key)) ?? fresh))
      return run({ stores: ['sheets'], mode: 'readwrite', work })
    },

    async unsentRecords(base) {
      const sheets = await run({ stores: ['sheets'], mode: 'readonly', work: recordsOf })
      return sheets.filter(record => record.base === base && record.seal && !record.receipt && !record.refusal)
    },
  }
}

function entryWrites(run: Run): Pick<Journal, 'putEntries' | 'putNewerEntries'> {
  return {
    putEntries(key, entries) {
      const work = async (transaction: IDBTransaction) => {
        const store = transaction.objectStore('entries')
        for (const entry of entries) store.put({ ...entry, sheet: key } satisfies EntryRow)
        // Left to itself the browser asks this page once more before it commits, and a page that dies cannot answer.
        transaction.commit()
      }
      return run({ stores: ['entries'], mode: 'readwrite', work })
    },

    putNewerEntries(key, entries) {
      const work = async (transaction: IDBTransaction) => {
        const store = transaction.objectStore('entries')
        await Promise.all(
          entries.map(async entry => {
            const known: EntryRow | undefined = await requestResult(store.get([key, entry.question]))
            if (!known || isNewer(entry, known)) store.put({ ...entry, sheet: key } satisfies EntryRow)
          }),
        )
      }
      return run({ stores: ['entries'], mode: 'readwrite', work })
    },
  }
}

function submissions(run: Run): Pick<Journal, 'storeSubmission' | 'storeReceipt' | 'storeRefusal'> {
  return {
    storeSubmission(fresh, make) {
      const work = async (transaction: IDBTransaction) => {
        const record = (await recordOf(transaction, fresh.key)) ?? fresh
        if (record.seal) return record
        return putRecord(transaction, { ...record, seal: make((await rowsOf(transaction, record.key)).map(toEntry)) })
      }
      return run({ stores: ['sheets', 'entries'], mode: 'readwrite', durability: 'strict', work })
    },

    storeReceipt(key, receipt) {
      const work = async (transaction: IDBTransaction) => {
        const record = await recordOf(transaction, key)
        if (!record) return
        const ours = receipt.submission_id === record.seal?.submission
        const answers = ours
          ? (await rowsOf(transaction, key)).map(({ question, answer }) => ({ question, answer }))
          : null
        putRecord(transaction, { ...record, receipt, refusal: null, answers })
        if (ours) await dropSheet(transaction, record)
      }
      return run({ stores: ['sheets', 'entries', 'papers'], mode: 'readwrite', durability: 'strict', work })
    },

    storeRefusal(key, refusal) {
      const work = async (transaction: IDBTransaction) => {
        const record = await recordOf(transaction, key)
        if (record) putRecord(transaction, { ...record, refusal })
      }
      return run({ stores: ['sheets'], mode: 'readwrite', durability: 'strict', work })
    },
  }
}

function papers(run: Run): Pick<Journal, 'readPaper' | 'putPaper' | 'probe'> {
  function write(edit: (store: IDBObjectStore) => void): Promise<void> {
    return run({
      stores: ['papers'],
      mode: 'readwrite',
      work: async transaction => edit(transaction.objectStore('papers')),
    })
  }

  return {
    readPaper<Content>(address: string) {
      const work = async (transaction: IDBTransaction) =>
        ((await requestResult(transaction.objectStore('papers').get(address))) as Content | undefined) ?? null
      return run({ stores: ['papers'], mode: 'readonly', work })
    },
    putPaper: (address, paper) => write(store => void store.put(paper, address)),
    probe: () =>
      write(store => {
        store.put(null, '')
        store.delete('')
      }),
  }
}

function newestOf(sheets: SheetRecord[]): SheetRecord | undefined {
  return sheets.sort((a, b) => b.attempt - a.attempt)[0]
}

function isUnfinished({ mode, receipt }: SheetRecord): boolean {
  return mode === 'live' || receipt === null
}

function recordOf(transaction: IDBTransaction, key: string): Promise<SheetRecord | undefined> {
  return requestResult(transaction.objectStore('sheets').get(key))
}

/** All records: a device holds a handful. */
function recordsOf(transaction: IDBTransaction): Promise<SheetRecord[]> {
  return requestResult(transaction.objectStore('sheets').getAll())
}

function rowsOf(transaction: IDBTransaction, key: string): Promise<EntryRow[]> {
  return requestResult(transaction.objectStore('entries').index('sheet').getAll(key))
}

const toEntry = ({ sheet: _, ...entry }: EntryRow): MergedEntry => entry

function putRecord(transaction: IDBTransaction, record: SheetRecord): SheetRecord {
  transaction.objectStore('sheets').put(record)
  return record
}

/** Entries go, and the paper too unless another sheet here still needs it. */
async function dropSheet(transaction: IDBTransaction, { key, joined }: SheetRecord): Promise<void> {
  const rows = transaction.objectStore('entries')
  for (const row of await requestResult(rows.index('sheet').getAllKeys(key))) rows.delete(row)
  const others = await recordsOf(transaction)
  const needed = others.some(other => other.key !== key && !other.receipt && other.joined.paper === joined.paper)
  if (!needed) transaction.objectStore('papers').delete(joined.paper)
}

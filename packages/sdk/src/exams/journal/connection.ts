import { atom, type ReadableAtom } from 'nanostores'
import { withTimeLimit } from '../../http/time-limit.ts'
import type { Platform } from '../../platform/platform.ts'

type StoreName = 'sheets' | 'entries' | 'papers' | 'practices'

export interface TransactionRun<T> {
  readonly stores: StoreName[]
  readonly mode: IDBTransactionMode
  /** `strict` waits for the disk itself; taps are `relaxed`, which a killed browser has been seen to keep. */
  readonly durability?: IDBTransactionDurability
  /** Runs up to its first `await` in the caller's own task; inside, await nothing but requests of the transaction. */
  readonly work: (transaction: IDBTransaction) => Promise<T>
}

/** The open database of a device’s journal. */
export interface Connection {
  /** Whether the last write went through. */
  readonly $storage: ReadableAtom<'ok' | 'failing'>
  /** Resolves when the transaction is complete, so what it wrote is written. */
  run<T>(run: TransactionRun<T>): Promise<T>
}

/** A database that answers nothing is as bad as none (specification §9: 5000 ms). */
const storageLimitMs = 5_000

/** The journal's database, or whichever the platform opens without a name: opened when first needed, and again whenever the browser has closed it. */
export function createConnection({ storage, clock }: Pick<Platform, 'storage' | 'clock'>): Connection {
  const $storage = atom<'ok' | 'failing'>('ok')
  let database: IDBDatabase | null = null
  let opening: Promise<IDBDatabase> | null = null
  /** Why it is not waited for a second time: it has not opened in time, and may never. */
  let late: unknown = null

  function open(): Promise<IDBDatabase> {
    opening ??= storage.openDatabase().then(
      opened => {
        opened.onclose = forget
        database = opened
        return opened
      },
      error => {
        forget()
        throw error
      },
    )
    return opening
  }

  function forget(): void {
    database = opening = late = null
  }

  /** Begins at once where the database is open: a tap's write is issued in the tap's own task. */
  function begin<T>(run: TransactionRun<T>): Promise<T> {
    if (!database) return late ? Promise.reject(late) : open().then(opened => transact(opened, run))
    try {
      return transact(database, run)
    } catch (error) {
      if (!isClosed(error)) return Promise.reject(error)
      forget()
      return open().then(opened => transact(opened, run))
    }
  }

  return {
    $storage,
    async run(run) {
      try {
        const value = await withTimeLimit(clock, storageLimitMs, undefined, () => begin(run))
        if (run.mode === 'readwrite') $storage.set('ok')
        return value
      } catch (error) {
        // What is opening still may yet open.
        late = opening && !database && error
        $storage.set('failing')
        throw error
      }
    },
  }
}

function transact<T>(
  database: IDBDatabase,
  { stores, mode, durability = 'relaxed', work }: TransactionRun<T>,
): Promise<T> {
  const transaction = database.transaction(stores, mode, { durability })
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
  const value = work(transaction).catch((error: unknown) => {
    if (!transaction.error) transaction.abort()
    throw error
  })
  return Promise.all([value, complete]).then(([result]) => result)
}

/** The browser closes databases when it clears data, upgrades in another tab, or runs short of memory. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

/** What a request of IndexedDB answers, as a promise. */
export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

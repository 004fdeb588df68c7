import type { StudyQuestion } from '@prostuti/contract'
import { type Connection, createConnection, requestResult } from '../../exams/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PracticeRecord } from './practice-record.ts'

/** What this device keeps of practices. Every call rejects where nothing can be stored. */
export interface PracticeStore {
  readonly $storage: Connection['$storage']
  /** Begins one: its questions are written once. */
  begin(record: PracticeRecord, questions: readonly StudyQuestion[]): Promise<void>
  /** Issued in the caller's own task. */
  write(record: PracticeRecord): Promise<void>
  read(id: string): Promise<{ record: PracticeRecord; questions: readonly StudyQuestion[] } | null>
  /** Newest first. */
  all(): Promise<PracticeRecord[]>
  remove(ids: readonly string[]): Promise<void>
}

/** So many that are finished stay on a device. */
const mostFinished = 30

/** A practice stands under its id, its questions under this key beside it. */
const questionsOf = (id: string): [string] => [id]

export function createPracticeStore({ storage, clock }: Platform): PracticeStore {
  const openDatabase = () => storage.openDatabase('prostuti-practice')
  const { $storage, run } = createConnection({ clock, storage: { ...storage, openDatabase } })
  const inStore = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
    run({ stores: ['practices'], mode, work: transaction => work(transaction.objectStore('practices')) })

  async function all(): Promise<PracticeRecord[]> {
    const records = await inStore('readonly', async store => {
      const keys = await requestResult(store.getAllKeys())
      const ids = keys.filter(key => typeof key === 'string')
      return Promise.all(ids.map(id => requestResult<PracticeRecord>(store.get(id))))
    })
    return records.sort((a, b) => b.savedAt - a.savedAt)
  }

  function remove(ids: readonly string[]): Promise<void> {
    return inStore('readwrite', async store => {
      for (const id of ids) {
        store.delete(id)
        store.delete(questionsOf(id))
      }
    })
  }

  async function forgetOldest(): Promise<void> {
    const finished = (await all()).filter(({ state }) => state === 'received')
    const old = finished.slice(mostFinished).map(({ id }) => id)
    if (old.length > 0) await remove(old)
  }

  return {
    $storage,
    all,
    remove,
    async begin(record, questions) {
      await inStore('readwrite', async store => {
        store.put(record, record.id)
        store.put(questions, questionsOf(record.id))
      })
      await forgetOldest()
    },
    write: record => inStore('readwrite', async store => void store.put(record, record.id)),
    read: id =>
      inStore('readonly', async store => {
        const asked = [
          requestResult<PracticeRecord | undefined>(store.get(id)),
          requestResult<readonly StudyQuestion[] | undefined>(store.get(questionsOf(id))),
        ] as const
        const [record, questions] = await Promise.all(asked)
        return record ? { record, questions: questions ?? [] } : null
      }),
  }
}

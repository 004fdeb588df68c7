import type { PlatformStorage } from '../../platform/platform.ts'
import { isSameLike, type WaitingItem } from './waiting-item.ts'

type NewItem = Omit<WaitingItem, 'order'>

/** What waits on this device, in the order in which it was done. */
export interface WaitingStore {
  items(): Promise<WaitingItem[]>
  add(item: NewItem): Promise<void>
  remove(order: number): Promise<void>
}

const storeName = 'acts'

export function createWaitingStore({ openDatabase }: Pick<PlatformStorage, 'openDatabase'>): WaitingStore {
  let opened: Promise<IDBDatabase> | null = null
  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= openDatabase('prostuti-talk')
    try {
      return (await opened).transaction(storeName, mode).objectStore(storeName)
    } catch (error) {
      // Another tab may have brought the database on: the next call opens it again.
      opened = null
      throw error
    }
  }
  return {
    items: async () => all(await store('readonly')),
    async add(item) {
      const acts = await store('readwrite')
      const before = (await all(acts)).filter(
        ({ base, person, act }) => base === item.base && person === item.person && isSameLike(act, item.act),
      )
      for (const { order } of before) acts.delete(order)
      acts.add(item)
      await done(acts.transaction)
    },
    async remove(order) {
      const acts = await store('readwrite')
      acts.delete(order)
      await done(acts.transaction)
    },
  }
}

function all(acts: IDBObjectStore): Promise<WaitingItem[]> {
  return new Promise((resolve, reject) => {
    const request: IDBRequest<WaitingItem[]> = acts.getAll()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

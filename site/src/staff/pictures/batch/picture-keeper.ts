import type { BatchPicture } from './batch-picture.ts'

/** Of a picture what outlives the page. */
export type KeptPicture = Pick<BatchPicture, 'key' | 'name' | 'size' | 'digest' | 'file' | 'fault' | 'isSent'> & {
  /** Its place in the batch. */
  readonly place: number
}

/** Keeps one person's batch on this device. Without it a batch ends with its page. */
export interface PictureKeeper {
  read(): Promise<readonly KeptPicture[]>
  write(picture: KeptPicture): Promise<void>
  forget(keys: readonly string[]): Promise<void>
}

const shelf = 'pictures'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('prostuti-staff-pictures', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(shelf)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const ended = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onerror = () => reject(work.error)
    work.onabort = () => reject(work.error)
  })

/** In the device's IndexedDB, by person: one never sees another's. A file for which there is no room is kept by its digest alone. */
export function createPictureKeeper(person: string): PictureKeeper {
  let database: Promise<IDBDatabase> | undefined
  const begin = async (mode: IDBTransactionMode) => {
    database ??= open()
    return (await database).transaction(shelf, mode)
  }
  const ofPerson = IDBKeyRange.bound(`${person}:`, `${person}:\uffff`)
  const put = async (picture: KeptPicture) => {
    const work = await begin('readwrite')
    work.objectStore(shelf).put(picture, `${person}:${picture.key}`)
    await ended(work)
  }
  return {
    async read() {
      const work = await begin('readonly')
      const request: IDBRequest<KeptPicture[]> = work.objectStore(shelf).getAll(ofPerson)
      await ended(work)
      return request.result.sort((one, other) => one.place - other.place)
    },
    async write(picture) {
      try {
        await put(picture)
      } catch (error) {
        console.warn('a picture is too large for this device to keep', error)
        await put({ ...picture, file: null })
      }
    },
    async forget(keys) {
      const work = await begin('readwrite')
      for (const key of keys) work.objectStore(shelf).delete(`${person}:${key}`)
      await ended(work)
    },
  }
}

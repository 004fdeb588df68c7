/** The databases of this device: the journal of attempts, the taps of a page whose code had not loaded yet, practice, and talk. */
export type DatabaseName = 'prostuti' | 'prostuti-early' | 'prostuti-practice' | 'prostuti-talk'

type Migration = (database: IDBDatabase) => void

/**
 * One step a version, in order. A step that has been released is never edited: a change of the journal is a further
 * step that carries the rows over, and a sheet of any earlier version is still there after it.
 */
const migrations: Record<DatabaseName, readonly Migration[]> = {
  prostuti: [
    database => {
      database.createObjectStore('sheets', { keyPath: 'key' })
      database.createObjectStore('entries', { keyPath: ['sheet', 'question'] }).createIndex('sheet', 'sheet')
      database.createObjectStore('papers')
    },
  ],
  // The page's inline script makes this one too, with the same store.
  'prostuti-early': [database => database.createObjectStore('taps', { autoIncrement: true })],
  'prostuti-practice': [database => database.createObjectStore('practices')],
  // Posts, comments and likes that wait for a network, in the order in which they were written.
  'prostuti-talk': [database => database.createObjectStore('acts', { keyPath: 'order', autoIncrement: true })],
}

/** Opens one of them, brought to the newest version. Rejects where nothing can be stored. */
export function openDatabase(factory: IDBFactory, name: DatabaseName): Promise<IDBDatabase> {
  const steps = migrations[name]
  return new Promise((resolve, reject) => {
    const request = factory.open(name, steps.length)
    request.onupgradeneeded = event => {
      for (const step of steps.slice(event.oldVersion)) step(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // A newer version in another tab must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
  })
}

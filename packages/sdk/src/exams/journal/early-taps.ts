import type { Platform } from '../../platform/platform.ts'
import { requestResult } from './connection.ts'

/** A tap that the page's inline script wrote down before this code had loaded. */
export interface EarlyTap {
  readonly exam: string
  readonly question: string
  readonly option: number | null
  /** Milliseconds since 1970 by the device's own clock. */
  readonly at: number
}

/** Taps on a page drawn by a server, kept from before the player was there. */
export interface EarlyTaps {
  /** In the order in which they were made. */
  readonly taps: readonly EarlyTap[]
  /** Deletes these and no later ones; to be called once they are safe in the journal. */
  forget(): Promise<void>
}

/** The taps that wait for one exam, in the database `prostuti-early`. */
export async function readEarlyTaps({ storage }: Platform, exam: string): Promise<EarlyTaps> {
  const database = await storage.openDatabase('prostuti-early')
  const store = database.transaction('taps').objectStore('taps')
  const [keys, taps] = await Promise.all([requestResult(store.getAllKeys()), requestResult<EarlyTap[]>(store.getAll())])
  const mine = keys.filter((_, index) => taps[index]!.exam === exam)
  return {
    taps: taps.filter(tap => tap.exam === exam),
    async forget() {
      const transaction = database.transaction('taps', 'readwrite')
      await Promise.all(mine.map(key => requestResult(transaction.objectStore('taps').delete(key))))
      database.close()
    },
  }
}

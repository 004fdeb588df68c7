import type { Platform } from '../../platform/platform.ts'
import { createConnection, type TransactionRun } from './connection.ts'

/** Runs one transaction on a connection of its own, which is closed after it: who keeps none leaves none open. */
export async function runOnce<T>(
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  run: TransactionRun<T>,
): Promise<T> {
  let opened: IDBDatabase | undefined
  const openDatabase = async () => {
    opened = await storage.openDatabase()
    return opened
  }
  try {
    return await createConnection({ clock, storage: { ...storage, openDatabase } }).run(run)
  } finally {
    opened?.close()
  }
}

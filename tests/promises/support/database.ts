import { createDatabase } from '@prostuti/embedded-database/testing/fresh-database'
import { type ConnectOptions, connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import type { Trial } from '../runner/trial.ts'
import { sharedCluster } from './shared-cluster.ts'

type PoolOptions = Pick<ConnectOptions, 'poolSize' | 'onPoolUseInTransaction'>

/** A migrated database of the trial's own, on the run's PostgreSQL. It goes away with the trial. */
export async function openDatabase(
  trial: Trial,
  { poolSize = 10, onPoolUseInTransaction }: Partial<PoolOptions> = {},
): Promise<Database & { url: string }> {
  const { url, template } = await sharedCluster()
  const database = await createDatabase(url, { template })
  trial.after(() => database.drop())
  const db = openPool(trial, database.url, { poolSize, onPoolUseInTransaction })
  return { ...db, url: database.url }
}

/** Connections to a database that is there already; closed with the trial. */
export function openPool(
  trial: Trial,
  url: string,
  { poolSize = 10, onPoolUseInTransaction }: Partial<PoolOptions> = {},
): Database {
  const db = connect({ url, poolSize, log: silentLog, onPoolUseInTransaction })
  trial.after(() => db.close())
  return db
}

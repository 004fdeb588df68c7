import { connect, type Database } from '@prostuti/server/db/database'
import { createDatabase } from '@prostuti/server/db/embedded/testing/fresh-database'
import { migrate } from '@prostuti/server/db/migrate'
import { silentLog } from '@prostuti/server/log'
import { startTestCluster } from '../../support/cluster.ts'
import type { Trial } from '../runner/trial.ts'

/**
 * A migrated database of the trial's own, on a PostgreSQL of its own that takes many connections (or on the one in
 * `DATABASE_URL`). Both go away with the trial.
 */
export async function openDatabase(trial: Trial, { poolSize = 10 } = {}): Promise<Database & { url: string }> {
  const url = await freshUrl(trial)
  await migrate(url)
  const db = openPool(trial, url, poolSize)
  return { ...db, url }
}

/** Connections to a database that is there already; closed with the trial. */
export function openPool(trial: Trial, url: string, poolSize = 10): Database {
  const db = connect({ url, poolSize, log: silentLog })
  trial.after(() => db.close())
  return db
}

async function freshUrl(trial: Trial): Promise<string> {
  const server = process.env.DATABASE_URL ?? (await ownCluster(trial))
  const database = await createDatabase(server)
  trial.after(() => database.drop())
  return database.url
}

async function ownCluster(trial: Trial): Promise<string> {
  const cluster = await startTestCluster({ settings: { max_connections: 400 } })
  trial.after(() => cluster.stop())
  return cluster.url
}

import { createDatabase } from '@prostuti/embedded-database/testing/fresh-database'
import { migrate } from '@prostuti/server/app/migrate'
import { startTestCluster } from '../../support/cluster.ts'

/** The PostgreSQL on which all trials of a run have their databases. */
export interface SharedCluster {
  readonly url: string
  /** Name of a migrated database, to which nobody is connected. */
  readonly template: string
  stop(): Promise<void>
}

let shared: Promise<SharedCluster> | undefined

/** Starts at the first call: a cluster that takes many connections, or the one in `DATABASE_URL`. */
export function sharedCluster(): Promise<SharedCluster> {
  shared ??= start()
  return shared
}

/** Stops what the run has started. */
export async function stopSharedCluster(): Promise<void> {
  await (await shared)?.stop()
}

async function start(): Promise<SharedCluster> {
  const given = process.env.DATABASE_URL
  const cluster = given
    ? { url: given, stop: async () => undefined }
    : await startTestCluster({ settings: { max_connections: 400 } })
  const migrated = await createDatabase(cluster.url)
  await migrate(migrated.url)
  const stop = async () => {
    await migrated.drop()
    await cluster.stop()
  }
  return { url: cluster.url, template: new URL(migrated.url).pathname.slice(1), stop }
}

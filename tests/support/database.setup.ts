import { createDatabase, type TestDatabase } from '@prostuti/embedded-database/testing/fresh-database'
import type {} from '@prostuti/embedded-database/testing/test-database'
import { migrate } from '@prostuti/server/app/migrate'
import type { TestProject } from 'vitest/node'
import { forgetful, startTestCluster } from './cluster.ts'

/**
 * One PostgreSQL for the whole test run: the one in `DATABASE_URL`, in which databases of the tests' own are made and
 * dropped again, else an embedded one on a temporary folder. In it one database is migrated, of which most tests take a
 * copy: migrating takes three times as long.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const cluster = given ? { url: given, stop: async () => undefined } : await startTestCluster({ settings: forgetful })
  const migrated = await createMigrated(cluster.url).catch(async error => {
    await cluster.stop()
    throw error
  })
  project.provide('databaseUrl', cluster.url)
  project.provide('migratedTemplate', new URL(migrated.url).pathname.slice(1))
  return async () => {
    await migrated.drop()
    await cluster.stop()
  }
}

async function createMigrated(server: string): Promise<TestDatabase> {
  const database = await createDatabase(server)
  await migrate(database.url)
  return database
}

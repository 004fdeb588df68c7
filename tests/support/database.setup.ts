import type {} from '@prostuti/server/db/embedded/testing/test-database'
import type { TestProject } from 'vitest/node'
import { forgetful, startTestCluster } from './cluster.ts'

/**
 * One PostgreSQL for the whole test run: the one in `DATABASE_URL`, in which databases of the tests' own are made and
 * dropped again, else an embedded one on a temporary folder.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL
  if (given) {
    project.provide('databaseUrl', given)
    return undefined
  }
  const cluster = await startTestCluster({ settings: forgetful })
  project.provide('databaseUrl', cluster.url)
  return cluster.stop
}

import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

/** The whole API on a database of its own for all tests of a file, closed after the last of them. */
export async function openTestApp(options?: Parameters<typeof createTestApp>[1]): Promise<TestApp> {
  const database = await createMigratedDatabase()
  const testApp = await createTestApp(database.url, options)
  afterAll(async () => {
    await testApp.close()
    await database.drop()
  })
  return testApp
}

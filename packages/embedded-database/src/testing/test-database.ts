import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './fresh-database.ts'

export type { TestDatabase } from './fresh-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the PostgreSQL that the whole test run shares; `createTestDatabase` makes others beside it. */
    databaseUrl: string
    /** The name of a database there that is migrated and otherwise empty, and to which nobody connects. */
    migratedTemplate: string
  }
}

/**
 * Makes a fresh database on the test run's PostgreSQL: empty, or a copy of `template` (a database's name, to which
 * nobody may be connected meanwhile).
 *
 * @example
 * const db = await createTestDatabase()
 * afterAll(() => db.drop())
 */
export async function createTestDatabase(options: { template?: string } = {}): Promise<TestDatabase> {
  return createDatabase(inject('databaseUrl'), options)
}

/** Makes a fresh database that is migrated already. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ template: inject('migratedTemplate') })
}

import { afterAll } from 'vitest'
import { createTestDatabase } from '../db/embedded/testing/test-database.ts'
import { createRig, type Rig } from './rig.ts'

/** The whole API on a database of its own for all tests of a file, closed after the last of them. */
export async function openRig(options?: Parameters<typeof createRig>[1]): Promise<Rig> {
  const database = await createTestDatabase()
  const rig = await createRig(database.url, options)
  afterAll(async () => {
    await rig.close()
    await database.drop()
  })
  return rig
}

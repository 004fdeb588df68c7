import { createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { bytesArrayOf, integersOf } from './array-of.ts'
import { connect, type Database } from './database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = connect({ url: database.url, poolSize: 1, log: silentLog })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** What the database has understood, in its own words. */
async function understood(type: string, value: unknown): Promise<string> {
  const { rows } = await db.pool.query<{ text: string }>(`select $1::${type}[]::text as text`, [value])
  return rows[0]!.text
}

it.each([
  ['smallint', [0, 1, -1, 32_767, -32_768]],
  ['int', [0, 7, -250, 2_147_483_647, -2_147_483_648]],
  ['bigint', [0, -1, 4_294_967_295, 4_294_967_296, -4_294_967_297, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]],
  ['int', []],
] as const)('sends the database whole numbers of type %s as they are: %j', async (type, values) => {
  expect(await understood(type, integersOf(type, values))).toBe(`{${values.join(',')}}`)
})

it('sends it bytes', async () => {
  expect(await understood('bytea', bytesArrayOf(['', '00ff', '5c7822']))).toBe('{"\\\\x","\\\\x00ff","\\\\x5c7822"}')
})

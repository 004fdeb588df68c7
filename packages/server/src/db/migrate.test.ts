import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from './embedded/connection.ts'
import { createTestDatabase, type TestDatabase } from './embedded/testing/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('many servers that start at once bring an empty database up to date once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => migrate(database.url)))
  const applied = await withClient(database.url, async client => {
    const { rows } = await client.query(
      'select count(*), count(distinct hash) as different from drizzle.__drizzle_migrations',
    )
    return rows[0]
  })
  expect(applied.count).toBe(applied.different)
  await withClient(database.url, client => client.query('select from users, sessions, attempts'))
})

test('a database that is up to date stays as it is', async () => {
  await withClient(database.url, client => client.query('insert into users (is_anonymous) values (true)'))
  await migrate(database.url)
  const { rows } = await withClient(database.url, client => client.query('select count(*) from users'))
  expect(rows[0].count).toBe('1')
})

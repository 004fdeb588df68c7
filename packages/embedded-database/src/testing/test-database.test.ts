import { expect, test } from 'vitest'
import { withClient } from '../connection.ts'
import { createTestDatabase } from './test-database.ts'

const databaseOf = (url: string) => new URL(url).pathname.slice(1)

test('every test file gets a database of its own, empty or like its template', async () => {
  const first = await createTestDatabase()
  await withClient(first.url, client => client.query('create table items (id int)'))
  const alike = await createTestDatabase({ template: databaseOf(first.url) })
  const empty = await createTestDatabase()
  const tables = `select tablename from pg_tables where schemaname = 'public'`
  expect((await withClient(alike.url, client => client.query(tables))).rows).toEqual([{ tablename: 'items' }])
  expect((await withClient(empty.url, client => client.query(tables))).rows).toEqual([])
  await Promise.all([first.drop(), alike.drop(), empty.drop()])
  await expect(withClient(empty.url, client => client.query('select 1'))).rejects.toThrow('does not exist')
})

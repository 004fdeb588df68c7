import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../auth/testing/test-auth.ts'
import { ensureDemoPeople } from './demo-people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.pool.query('delete from users')
})
afterAll(() => database.close())

const issuer = 'http://127.0.0.1:4323'
const people = async () =>
  (
    await database.pool.query(
      `select u.id, u.name, u.is_moderator, u.is_anonymous, i.issuer from users u join identities i on i.user_id = u.id
        order by u.name`,
    )
  ).rows

describe('the demo’s people', () => {
  test('are Nusrat, Rafi, Mita the moderator, and Tanvir', async () => {
    await ensureDemoPeople(database.pool, issuer)
    const known = { is_anonymous: false, issuer, id: expect.any(String) }
    expect(await people()).toEqual([
      { ...known, name: 'Mita', is_moderator: true },
      { ...known, name: 'Nusrat', is_moderator: false },
      { ...known, name: 'Rafi', is_moderator: false },
      { ...known, name: 'Tanvir', is_moderator: false },
    ])
  })

  test('are made once, however many processes start at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensureDemoPeople(database.pool, issuer)))
    expect(await people()).toHaveLength(4)
  })

  test('stay who they were when the sandbox comes back on another port', async () => {
    await ensureDemoPeople(database.pool, issuer)
    const before = (await people()).map(person => person.id)
    const moved = 'http://127.0.0.1:50123'
    await Promise.all(Array.from({ length: 4 }, () => ensureDemoPeople(database.pool, moved)))
    expect((await people()).map(person => [person.id, person.issuer])).toEqual(before.map(id => [id, moved]))
  })

  test('keep what became of them: Mita demoted stays demoted', async () => {
    await ensureDemoPeople(database.pool, issuer)
    await database.pool.query(`update users set is_moderator = false, name = 'মিতা' where name = 'Mita'`)
    await ensureDemoPeople(database.pool, issuer)
    expect(await people()).toContainEqual(expect.objectContaining({ name: 'মিতা', is_moderator: false }))
    expect(await people()).toHaveLength(4)
  })
})

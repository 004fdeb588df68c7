import { sandboxPeople } from '@prostuti/sandbox/people'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findOrCreatePerson } from '../../features/auth/index.ts'
import { openTestDatabase, type TestDatabase } from '../../features/auth/testing/test-auth.ts'
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
  (await database.pool.query('select id, name, role, is_anonymous from users order by name')).rows

/** Who signs in at a sandbox that stands there. */
async function signIn(sandboxIssuer: string, name: string): Promise<string> {
  const { sub, email } = sandboxPeople.find(person => person.name === name)!
  const names = { name, firstName: name, lastName: '' }
  const newcomer = { issuer: sandboxIssuer, subject: sub, isAnonymous: false, ...names, email, picture: null }
  return String(await findOrCreatePerson(database.pool, newcomer))
}

describe('the demo’s people', () => {
  test('are learners, Mita the owner, a moderator and one for money', async () => {
    await ensureDemoPeople(database.pool, issuer)
    const known = { is_anonymous: false, id: expect.any(String) }
    expect(await people()).toEqual([
      { ...known, name: 'Jahid', role: 'moderator' },
      { ...known, name: 'Lubna', role: 'finance' },
      { ...known, name: 'Mita', role: 'owner' },
      { ...known, name: 'Nusrat', role: null },
      { ...known, name: 'Rafi', role: null },
      { ...known, name: 'Tanvir', role: null },
    ])
  })

  test('are made once, however many processes start at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensureDemoPeople(database.pool, issuer)))
    expect(await people()).toHaveLength(6)
  })

  test('are the same at every address of the sandbox, of servers that run side by side too', async () => {
    await ensureDemoPeople(database.pool, issuer)
    const mita = await signIn(issuer, 'Mita')
    const second = 'http://127.0.0.1:50123'
    await Promise.all(Array.from({ length: 4 }, () => ensureDemoPeople(database.pool, second)))
    expect(await signIn(second, 'Mita')).toBe(mita)
    expect(await signIn(issuer, 'Mita')).toBe(mita)
    expect(await people()).toHaveLength(6)
  })

  test('keep what became of them: Mita demoted stays demoted', async () => {
    await ensureDemoPeople(database.pool, issuer)
    await database.pool.query(`update users set role = null, name = 'মিতা' where name = 'Mita'`)
    await ensureDemoPeople(database.pool, issuer)
    expect(await people()).toContainEqual(expect.objectContaining({ name: 'মিতা', role: null }))
    expect(await people()).toHaveLength(6)
  })
})

import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/test-app.ts'
import { listModerators, setModerator } from './index.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const set = (who: string, isModerator: boolean) => setModerator(db.pool, who, isModerator, clock.now())

async function account(email: string): Promise<Person> {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set email = $2, name = $2 where id = $1', [person.id, email])
  return person
}

it('makes the first moderator of who has signed in once, whatever the case of the address', async () => {
  await expect(set('mita@mail.example', true)).rejects.toThrow('Nobody has signed in as mita@mail.example')
  const mita = await account('Mita@mail.example')
  expect((await mita.call('GET', 'exam/v5/admin-programs/')).status).toBe(403)
  expect(await set('mita@mail.example', true)).toMatchObject({ account: { id: mita.id }, changed: true })
  expect((await mita.call('GET', 'exam/v5/admin-programs/')).status).toBe(200)
  expect((await set('mita@mail.example', true)).changed).toBe(false)
  const log = await mita.call<{ results: unknown[] }>('GET', `core/v1/audit-log/?kind=person&id=${mita.id}`)
  expect(log.body.results).toMatchObject([
    { actor: null, action: 'updated', before: { is_moderator: false }, after: { is_moderator: true } },
  ])
})

it('never leaves nobody, even when two are removed at once', async () => {
  await expect(set('mita@mail.example', false)).rejects.toThrow('the last moderator')
  await account('rafi@mail.example')
  await set('rafi@mail.example', true)
  const removals = await Promise.allSettled(['mita@mail.example', 'rafi@mail.example'].map(who => set(who, false)))
  expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listModerators(db.pool)).toHaveLength(1)
})

it('asks which one where two accounts have one address, and takes nobody without an account', async () => {
  const [one, other] = [await account('twin@mail.example'), await account('twin@mail.example')]
  await expect(set('twin@mail.example', true)).rejects.toThrow(`${one.id}, ${other.id}`)
  expect((await set(other.id, true)).account.id).toBe(other.id)
  const visitor = await testApp.person()
  await expect(set(visitor.id, true)).rejects.toThrow('Nobody has signed in')
})

import type { Role } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/test-app.ts'
import { changeStaff, listStaff } from './index.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const set = (who: string, role: Role | null) => changeStaff(db.pool, who, role, clock.now())

async function account(email: string): Promise<Person> {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set email = $2, name = $2 where id = $1', [person.id, email])
  return person
}

it('makes the first owner of who has signed in once, whatever the case of the address', async () => {
  await expect(set('mita@mail.example', 'owner')).rejects.toThrow('Nobody has signed in as mita@mail.example')
  const mita = await account('Mita@mail.example')
  expect((await mita.call('GET', 'exam/v5/admin-programs/')).status).toBe(403)
  expect(await set('mita@mail.example', 'owner')).toMatchObject({ account: { id: mita.id }, changed: true })
  expect((await mita.call('GET', 'exam/v5/admin-programs/')).status).toBe(200)
  expect((await set('mita@mail.example', 'owner')).changed).toBe(false)
  const log = await mita.call<{ results: unknown[] }>('GET', `core/v1/audit-log/?kind=person&id=${mita.id}`)
  expect(log.body.results).toMatchObject([
    { actor: null, action: 'updated', before: { role: null }, after: { role: 'owner', reason: 'pnpm staff' } },
  ])
})

it('never leaves nobody, even when two are removed at once', async () => {
  await expect(set('mita@mail.example', null)).rejects.toThrow('the last owner')
  await account('rafi@mail.example')
  await set('rafi@mail.example', 'owner')
  const removals = await Promise.allSettled(['mita@mail.example', 'rafi@mail.example'].map(who => set(who, null)))
  expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listStaff(db.pool)).toHaveLength(1)
})

it('asks which one where two accounts have one address, and takes nobody without an account', async () => {
  const [one, other] = [await account('twin@mail.example'), await account('twin@mail.example')]
  await expect(set('twin@mail.example', 'owner')).rejects.toThrow(`${one.id}, ${other.id}`)
  expect((await set(other.id, 'owner')).account.id).toBe(other.id)
  const visitor = await testApp.person()
  await expect(set(visitor.id, 'owner')).rejects.toThrow('Nobody has signed in')
})

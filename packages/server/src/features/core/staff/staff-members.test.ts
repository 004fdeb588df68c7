import type { AuditEntry, Problem, Role, StaffMember } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'

const testApp = await openTestApp()

async function member(name: string, role: Role | null): Promise<Person> {
  const person = await testApp.person({ member: true })
  const email = `${name}@mail.example`
  await testApp.db.pool.query('update users set name = $2, email = $3, role = $4 where id = $1', [
    ...[person.id, name, email, role],
  ])
  return person
}

const give = (by: Person, to: Person, was: Role | null, role: Role | null, reason = 'ছুটিতে যাচ্ছেন') =>
  by.call<StaffMember & Problem>('PATCH', `core/v1/admin-staff/${to.id}/`, { was, role, reason })
const list = (by: Person) => by.call<{ staff: StaffMember[] }>('GET', 'core/v1/admin-staff/')
const payments = async (by: Person) => (await by.call('GET', 'billing/v1/admin-orders/')).status

const owner = await member('Sabrina', 'owner')
const lubna = await member('Lubna', null)

it('finds a member by their whole address and gives a role, which holds from the next request on', async () => {
  const find = (email: string) =>
    owner.call<{ members: StaffMember[] }>('POST', 'core/v1/admin-staff/candidates/', { email })
  expect((await find('lubna@mail')).body.members).toEqual([])
  expect((await find('LUBNA@mail.example')).body.members).toMatchObject([{ id: lubna.id, role: null, is_me: false }])
  expect(await payments(lubna)).toBe(403)
  expect((await give(owner, lubna, null, 'finance')).body).toMatchObject({ name: 'Lubna', role: 'finance' })
  expect(await payments(lubna)).toBe(200)
  expect((await list(lubna)).body.staff).toMatchObject([
    { name: 'Sabrina', role: 'owner', is_me: false },
    { name: 'Lubna', role: 'finance', is_me: true, last_seen_at: expect.any(String) },
  ])
  const log = await lubna.call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=person&id=${lubna.id}`)
  expect(log.body.results).toMatchObject([
    { actor: 'Sabrina', before: { role: null }, after: { role: 'finance', reason: 'ছুটিতে যাচ্ছেন' } },
  ])
})

it('refuses one’s own role, a role that is another one by now, a change without a reason, and who only reads', async () => {
  const own = await give(owner, owner, 'owner', 'editor')
  expect([own.status, own.body.detail]).toEqual([403, 'নিজের ভূমিকা নিজে বদলানো যায় না।'])
  expect((await give(owner, lubna, 'editor', 'moderator')).body.code).toBe('conflict')
  expect((await give(owner, lubna, 'finance', null, ' ')).body.code).toBe('validation_failed')
  const read = await give(lubna, owner, 'owner', null)
  expect([read.status, read.body.detail]).toEqual([403, 'আপনার ভূমিকায় এটি কেবল পড়া যায়।'])
})

it('leaves an owner, even when two take each other’s role at once', async () => {
  const second = await member('Farhana', 'owner')
  const taken = await Promise.all([give(owner, second, 'owner', null), give(second, owner, 'owner', null)])
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 403])
  const { rows } = await testApp.db.pool.query(`select from users where role = 'owner'`)
  expect(rows).toHaveLength(1)
})

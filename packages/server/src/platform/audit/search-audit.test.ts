import type { AuditKind, FoundAuditEntry, Problem, Role } from '@prostuti/contract'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/test-app.ts'
import { writeAudit } from './index.ts'

const testApp = await openTestApp()
const { db } = testApp

async function staff(role: Role): Promise<Person> {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set role = $2, name = $2 where id = $1', [person.id, role])
  return person
}

const owner = await staff('owner')
const moderator = await staff('moderator')

type Found = { count: number; results: FoundAuditEntry[]; next: string | null; previous: string | null }
const search = (by: Person, query: Record<string, string> = {}) =>
  by.call<Found & Problem>('GET', `core/v1/audit-log/search/?${new URLSearchParams(query)}`)
const idsOf = async (query: Record<string, string>, by = owner) =>
  (await search(by, query)).body.results.map(({ kind, subject }) => `${kind} ${subject}`)

/** At noon of a day of November in Dhaka. */
const noon = (day: number) => Date.UTC(2026, 10, day, 6)

beforeAll(async () => {
  const write = (kind: AuditKind, id: number, day: number, more: { by?: Person; reason?: string } = {}) =>
    inTransaction(db.pool, client =>
      writeAudit(client, [
        {
          ...{ kind, id, at: noon(day), actor: more.by ? BigInt(more.by.id) : null, action: 'updated' },
          before: { state: 'a' },
          after: { state: 'b', ...(more.reason && { reason: more.reason }) },
        },
      ]),
    )
  await write('question', 1, 20, { by: owner })
  await write('person', Number(moderator.id), 21, { by: owner, reason: 'কুইজ ১৮৯ শুরু হতে দেরি' })
  await write('post', 3, 22, { by: moderator, reason: 'Off-topic 100%' })
  await write('program', 4, 23)
  await write('task', 5, 24, { by: owner })
})

it('finds by who, what, when and words of the reason', async () => {
  const person = `person ${moderator.id}`
  expect(await idsOf({})).toEqual(['task 5', 'program 4', 'post 3', person, 'question 1'])
  expect(await idsOf({ actor: moderator.id })).toEqual(['post 3'])
  expect(await idsOf({ actor: 'server' })).toEqual(['program 4'])
  expect(await idsOf({ kind: 'question' })).toEqual(['question 1'])
  expect(await idsOf({ kind: 'question,post' })).toEqual(['post 3', 'question 1'])
  expect(await idsOf({ kind: 'program', id: '4' })).toEqual(['program 4'])
  expect(await idsOf({ from: '2026-11-21', to: '2026-11-22' })).toEqual(['post 3', person])
  expect(await idsOf({ search: 'শুরু হতে' })).toEqual([person])
  expect(await idsOf({ search: 'OFF-TOPIC 100%' })).toEqual(['post 3'])
  expect(await idsOf({ search: '10_%' })).toEqual([])
  const [row] = (await search(owner, { kind: 'person' })).body.results
  expect(row).toMatchObject({ actor: 'owner', actor_id: owner.id, subject_name: 'moderator', before: { state: 'a' } })
})

it('shows of a role’s own rights alone, and refuses the others by name', async () => {
  expect(await idsOf({}, moderator)).toEqual(['program 4', 'post 3', `person ${moderator.id}`])
  expect((await search(moderator, { kind: 'question' })).status).toBe(403)
  expect((await search(moderator, { kind: 'post,task' })).status).toBe(403)
  expect((await search(await testApp.person({ member: true }))).status).toBe(403)
})

it('walks forth and back without skipping or repeating a row', async () => {
  const forth: string[] = []
  let address: string | null = 'core/v1/audit-log/search/?page_size=2'
  let last: string | null = null
  while (address !== null) {
    const { body: page }: { body: Found } = await owner.call<Found>('GET', address)
    forth.push(...page.results.map(({ id }) => id))
    last = page.previous
    address = page.next
  }
  expect(forth).toEqual((await search(owner)).body.results.map(({ id }) => id))
  const { body: back } = await owner.call<Found>('GET', last!)
  expect(back.results.map(({ id }) => id)).toEqual(forth.slice(2, 4))
  const { body: end } = await search(owner, { page_size: '2', cursor: 'end' })
  expect(end.results.map(({ id }) => id)).toEqual(forth.slice(-2))
})

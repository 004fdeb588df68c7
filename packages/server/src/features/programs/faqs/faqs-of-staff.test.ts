import type { AuditEntry, Faq, StaffFaq } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram } from '../../../testing/programs.ts'
import { request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const staff = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'owner', name = 'Mita' where id = $1`, [staff.id])

const call = <T>(method: string, path: string, body?: unknown) =>
  staff.call<T & { code: string; errors: { path: string }[] }>(method, path, body)
const create = (body: object) => call<StaffFaq>('POST', 'exam/v5/faqs/', body)
const list = async (query = '') =>
  (await call<{ count: number; results: StaffFaq[] }>('GET', `exam/v5/admin-faqs/?${query}`)).body
const forLearners = async (program: number) =>
  (await request<{ results: Faq[] }>(testApp.app, 'GET', `exam/v5/faqs/?program=${program}`)).body.results

it('is written, found in both languages, changed and deleted, and learners read it at once', async () => {
  const program = await addProgram(db)
  const { body: faq } = await create({
    program: String(program),
    question: { bn: 'নেট চলে গেলে?', en: 'If the network drops?' },
    answer: { bn: 'উত্তর ফোনে জমা থাকে।\nনেট ফিরলে যায়।' },
  })
  expect(faq).toMatchObject({
    ...{ program: { id: String(program), title: 'ব্যাংক প্রস্তুতি' }, priority: 1, revision: 1 },
    ...{
      answer: { bn: 'উত্তর ফোনে জমা থাকে।\nনেট ফিরলে যায়।', en: '' },
      changed: { by: 'Mita', at: new Date(clock.now()).toISOString() },
    },
  })
  expect((await forLearners(program)).map(({ question }) => question)).toEqual(['নেট চলে গেলে?'])
  expect((await list('search=NETWORK')).results.map(({ id }) => id)).toEqual([faq.id])
  const path = `exam/v5/faqs/${faq.id}/`
  const changed = await call<StaffFaq>('PATCH', path, { revision: 1, priority: 5 })
  expect(changed.body).toMatchObject({ priority: 5, revision: 2, question: { en: 'If the network drops?' } })
  expect((await call('PATCH', path, { revision: 1, priority: 6 })).body.code).toBe('conflict')
  expect((await call<StaffFaq>('GET', `exam/v5/admin-faqs/${faq.id}/`)).body.priority).toBe(5)
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await forLearners(program)).toEqual([])
  expect([(await call('GET', path)).status, (await call('DELETE', path)).status]).toEqual([404, 404])
})

it('is about one program or about all, and listed in the order that learners read', async () => {
  const program = await addProgram(db)
  const ask = async (bn: string, priority: number, of: string | null) =>
    (await create({ program: of, priority, question: { bn }, answer: { bn: 'উত্তর' } })).body.id
  const own = await ask('নিজের', 2, String(program))
  const general = await ask('সবার', 9, null)
  expect((await forLearners(program)).map(({ id }) => id)).toEqual([general, own])
  expect((await list()).results.map(({ id }) => id)).toEqual([general, own])
  expect((await list(`program=${program}`)).results.map(({ id }) => id)).toEqual([own])
  expect((await list('general=true')).results.map(({ id }) => id)).toEqual([general])
  const moved = await call<StaffFaq>('PATCH', `exam/v5/faqs/${own}/`, { revision: 1, program: null })
  expect(moved.body.program).toBeNull()
})

it('names no program that is not there', async () => {
  const { status, body } = await create({ program: '999999', question: { bn: 'ক' }, answer: { bn: 'খ' } })
  expect([status, body.errors]).toMatchObject([400, [{ path: 'program' }]])
})

it('is put above or below another one, and stays there for learners', async () => {
  await db.pool.query('delete from faqs')
  const program = await addProgram(db)
  const ids: string[] = []
  for (const bn of ['এক', 'দুই', 'তিন', 'চার'])
    ids.push((await create({ program: String(program), question: { bn }, answer: { bn: 'উত্তর' } })).body.id)
  const [one, two, three, four] = ids as [string, string, string, string]
  const move = (id: string, side: string, of: string) =>
    call<StaffFaq>('PUT', `exam/v5/admin-faqs/${id}/place/`, { side, of })
  const order = async () => (await forLearners(program)).map(({ id }) => id)

  expect((await move(three, 'above', one)).body).toMatchObject({ id: three, priority: 11, revision: 2 })
  expect(await order()).toEqual([three, one, two, four])
  // Nothing is free between two of one priority: all get new ones.
  expect((await move(four, 'below', one)).body).toMatchObject({ id: four, priority: 20, revision: 2 })
  expect(await order()).toEqual([three, one, four, two])
  await move(four, 'below', two)
  expect(await order()).toEqual([three, one, two, four])
  const revisions = async () => (await list()).results.map(({ id, revision }) => [id, revision])
  const before = await revisions()
  await move(four, 'above', two)
  expect(await order()).toEqual([three, one, four, two])
  // Nobody's form but this one's is out of date.
  expect(
    (await revisions()).filter(([id, revision]) => before.some(([was, now]) => was === id && now !== revision)),
  ).toEqual([[four, 4]])
  await move(three, 'below', two)
  expect(await order()).toEqual([one, four, two, three])
  expect((await move(three, 'below', two)).body.revision).toBe(4)
  for (const [id, of] of [
    ['999999', one],
    [one, '999999'],
    [one, one],
  ] as const)
    expect((await move(id, 'below', of)).status).toBe(404)
  const { body: trail } = await call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=faq&id=${four}`)
  expect(trail.results[0]).toMatchObject({ action: 'moved', actor: 'Mita' })
})

it('keeps the order of everybody who moves one at the same time', async () => {
  await db.pool.query('delete from faqs')
  const ids: string[] = []
  for (let number = 0; number < 8; number++)
    ids.push((await create({ question: { bn: `প্রশ্ন ${number}` }, answer: { bn: 'উত্তর' } })).body.id)
  const moves = ids.slice(1).map(id => call('PUT', `exam/v5/admin-faqs/${id}/place/`, { side: 'above', of: ids[0]! }))
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200))
  const found = (await list('page_size=50')).results
  expect(found.at(-1)!.id).toBe(ids[0])
  expect(new Set(found.map(({ priority }) => priority)).size).toBe(8)
})

import type { CustomerReview, ProgramDetails, StaffReview } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const program = await addProgram(db)
const path = 'exam/v5/customer-review-list-create/'

interface Page {
  count: number
  next: string | null
  results: CustomerReview[]
}

const reviews = async (query = '', person?: Person) =>
  (await request<Page>(testApp.app, 'GET', `${path}?program=${program}${query}`, { token: person?.token })).body
const review = (person: Person, rating: number, text: string, key = crypto.randomUUID()) =>
  request<CustomerReview & { code: string }>(testApp.app, 'POST', path, {
    token: person.token,
    body: { program: String(program), rating, text },
    headers: { 'idempotency-key': key },
  })
async function holder(name: string): Promise<Person> {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set name = $2 where id = $1', [person.id, name])
  await enrol(db, person, program, clock.now())
  return person
}

it('is written by members who have the program, and by nobody else', async () => {
  const [member, anonymous] = [await testApp.person({ member: true }), await testApp.person()]
  await enrol(db, anonymous, program, clock.now())
  expect((await review(member, 5, 'ভালো লেগেছে')).body.code).toBe('forbidden')
  expect((await review(anonymous, 5, 'ভালো লেগেছে')).status).toBe(403)
  expect(await reviews()).toMatchObject({ count: 0, results: [] })
})

it('is one of each person: a second takes the place of the first', async () => {
  const person = await holder('Nusrat')
  expect((await review(person, 2, 'কিছু প্রশ্ন কঠিন')).status).toBe(200)
  clock.advance(1000)
  const { body } = await review(person, 5, 'এখন ভালো লাগছে')
  expect(body).toMatchObject({ rating: 5, text: 'এখন ভালো লাগছে', mine: true, user: { name: 'Nusrat', picture: null } })
  expect((await reviews()).results.map(({ id, mine }) => [id, mine])).toEqual([[body.id, false]])
  expect((await reviews('', person)).results[0]!.mine).toBe(true)
})

it('has its effect once under one key', async () => {
  const person = await holder('Rafi')
  const key = crypto.randomUUID()
  const first = await review(person, 4, 'নিয়মিত পরীক্ষা হয়', key)
  clock.advance(5000)
  expect((await review(person, 4, 'নিয়মিত পরীক্ষা হয়', key)).text).toBe(first.text)
})

it('calls people as standings do', async () => {
  const [aliased, addressed] = [await holder('Farhana Islam'), await holder('someone@example.com')]
  await db.pool.query(
    `update users set rank_alias = 'Nodi', picture = 'https://lh3.googleusercontent.com/f' where id = $1`,
    [aliased.id],
  )
  await review(aliased, 4, 'রুটিন কাজে লেগেছে')
  clock.advance(1000)
  await review(addressed, 3, 'আরও প্রশ্ন চাই')
  const { results } = await reviews()
  expect(results.slice(0, 2).map(({ user }) => user)).toEqual([
    { name: expect.stringMatching(/^পরীক্ষার্থী [০-৯]+$/), picture: null },
    { name: 'Nodi', picture: null },
  ])
})

it('walks page by page, newest first, and the program shows the rating of all', async () => {
  const first = await reviews('&page_size=3')
  const second = (await request<Page>(testApp.app, 'GET', first.next!)).body
  const ratings = [...first.results, ...second.results].map(({ rating }) => rating)
  expect([first.count, ratings]).toEqual([4, [3, 4, 4, 5]])
  const { body } = await request<ProgramDetails>(testApp.app, 'GET', `exam/v5/program-data/?program=${program}`)
  expect(body.program.rating).toEqual({ average: 4, count: 4 })
  expect(body.customer_reviews.map(({ rating }) => rating)).toEqual([3, 4, 4])
})

it('refuses a cursor that it did not write, by name, visitors and learners alike', async () => {
  const forged = [['after', 1, -1], ['after', 1e308, 1], ['sideways', 1, 1], []].map(each =>
    Buffer.from(JSON.stringify(each)).toString('base64url'),
  )
  for (const { token } of [{ token: undefined }, await testApp.person({ member: true })])
    for (const cursor of ['', 'nonsense', '%00', '%ff', 'x'.repeat(300), ...forged]) {
      const asked = `${path}?program=${program}&cursor=${cursor}`
      const { status, body } = await request<{ code: string; errors: unknown[] }>(testApp.app, 'GET', asked, { token })
      expect([status, body.code, body.errors]).toMatchObject([400, 'validation_failed', [{ path: 'cursor' }]])
    }
})

it('goes with the person', async () => {
  const person = await holder('Gone')
  await review(person, 1, 'চলে যাচ্ছি')
  await db.pool.query('delete from users where id = $1', [person.id])
  expect((await reviews()).count).toBe(4)
})

it('that staff have hidden is seen by who wrote it alone, and no average counts it', async () => {
  const staff = await testApp.person({ member: true })
  await db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])
  const [author, other] = [await holder('Tuhin'), await holder('Lamia')]
  const page = await addProgram(db)
  for (const person of [author, other]) await enrol(db, person, page, clock.now())
  const say = (person: Person, rating: number) =>
    person.call<CustomerReview>('POST', path, { program: String(page), rating, text: 'ভালো লাগেনি' })
  const rude = (await say(author, 1)).body
  await say(other, 5)
  const moderate = (body: object) =>
    staff.call<StaffReview & { code: string; errors: unknown }>('PATCH', `exam/v5/admin-reviews/${rude.id}/`, {
      at: rude.at,
      ...body,
    })
  expect((await moderate({ hidden: true })).body.errors).toMatchObject([{ path: 'reason' }])
  expect((await moderate({ hidden: true, reason: 'অশালীন', at: '2020-01-01T00:00:00Z' })).body.code).toBe('conflict')
  expect((await moderate({ hidden: true, reason: 'অশালীন' })).body).toMatchObject({
    ...{ program: { id: String(page) }, hidden: { at: new Date(clock.now()).toISOString(), reason: 'অশালীন' } },
  })
  const seenBy = async (person?: Person) =>
    (await request<Page>(testApp.app, 'GET', `${path}?program=${page}`, { token: person?.token })).body
  const details = async () =>
    (await request<ProgramDetails>(testApp.app, 'GET', `exam/v5/program-data/?program=${page}`)).body
  for (const person of [undefined, other])
    expect([(await seenBy(person)).count, (await seenBy(person)).results.map(({ rating }) => rating)]).toEqual([1, [5]])
  expect((await seenBy(author)).count).toBe(2)
  expect((await details()).program.rating).toEqual({ average: 5, count: 1 })
  expect((await details()).customer_reviews).toHaveLength(1)
  const listed = async (query: string) =>
    (await staff.call<{ results: StaffReview[] }>('GET', `exam/v5/admin-reviews/?program=${page}${query}`)).body.results
  expect((await listed('&hidden=true')).map(({ id }) => id)).toEqual([rude.id])
  expect(await listed('')).toHaveLength(2)
  expect((await moderate({ hidden: false })).body.hidden).toBeNull()
  expect((await details()).program.rating).toEqual({ average: 3, count: 2 })
  const log = await staff.call<{ results: { action: string }[] }>('GET', `core/v1/audit-log/?kind=review&id=${rude.id}`)
  expect(log.body.results.map(({ action }) => action)).toEqual(['shown', 'hidden'])
})

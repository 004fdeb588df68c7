import type { Feedback } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type Person, request } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const path = 'core/v1/feedback/'
const good = { category: 'Question Quality', rating: 4, text: 'ব্যাখ্যাগুলো কাজে লাগে' }

const send = (person: Person | null, body: object, key: string = crypto.randomUUID()) =>
  request<{ id: string; code: string; fields?: Record<string, unknown> }>(testApp.app, 'POST', path, {
    token: person?.token,
    body,
    headers: { 'idempotency-key': key },
  })
const rowsOf = async ({ id }: Person) =>
  (await testApp.db.pool.query('select category, rating, text from feedback where user_id = $1 order by id', [id])).rows

it('is taken from a person without an account, once for one key', async () => {
  const person = await testApp.person()
  const key = crypto.randomUUID()
  const [first, again] = [await send(person, good, key), await send(person, good, key)]
  expect([first.status, again.body.id]).toEqual([200, first.body.id])
  expect(await rowsOf(person)).toEqual([good])
})

it('needs no words, and may be given again', async () => {
  const person = await testApp.person({ member: true })
  await send(person, { category: 'Overall Service', rating: 1 })
  await send(person, { category: 'Custom Service', rating: 5, text: '  ভালো  ' })
  expect((await rowsOf(person)).map(({ text }) => text)).toEqual(['', 'ভালো'])
})

it('names what is wrong, and takes nothing from a visitor', async () => {
  const person = await testApp.person()
  for (const wrong of [{ category: 'Weather' }, { rating: 6 }, { rating: 0 }, { text: 'ক'.repeat(1001) }]) {
    const { status, body } = await send(person, { ...good, ...wrong })
    expect([status, JSON.stringify(body).includes(Object.keys(wrong)[0]!)]).toEqual([400, true])
  }
  expect((await send(null, good)).status).toBe(401)
  expect(await rowsOf(person)).toEqual([])
})

it('is read by staff, the newest first, and by nobody else', async () => {
  const [person, staff] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
  await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])
  await testApp.db.pool.query(`update users set name = 'নুসরাত' where id = $1`, [person.id])
  await send(person, { ...good, text: 'প্রথম' })
  testApp.clock.advance(1000)
  await send(person, { ...good, text: '<b>দ্বিতীয়</b>', rating: 2 })
  const { body } = await staff.call<{ results: Feedback[]; next: string }>('GET', `${path}?page_size=1`)
  expect(body.results).toMatchObject([
    { text: '<b>দ্বিতীয়</b>', rating: 2, category: 'Question Quality', user: { id: person.id, name: 'নুসরাত' } },
  ])
  const second = await staff.call<{ results: Feedback[] }>('GET', body.next)
  expect(second.body.results.map(({ text }) => text)).toEqual(['প্রথম'])
  expect((await person.call('GET', path)).status).toBe(403)
  expect((await request(testApp.app, 'GET', path)).status).toBe(401)
})

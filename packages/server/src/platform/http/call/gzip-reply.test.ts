import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const testApp = await openTestApp()

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await testApp.app.http.request(`/api/${path}`, { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function standingsOf(people: number): Promise<string> {
  const exam = await holdExam(testApp.db, testApp.clock.now(), { standingVisibility: new Date(testApp.clock.now()) })
  await Promise.all(
    Array.from({ length: people }, async () => {
      const person = await testApp.person({ member: true })
      await person.join(exam.id)
      await person.submit(exam.id, {})
    }),
  )
  testApp.clock.advance(70 * minute)
  return `exam/v5/standings/${exam.id}/`
}

it('sends a long list to a slow network in an eighth of its bytes, and the same list', async () => {
  const path = await standingsOf(60)
  const plain = await get(path)
  const { response, bytes } = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(bytes).toString()).toBe(plain.bytes.toString())
  expect(bytes.length).toBeLessThan(plain.bytes.length / 8)
  expect(response.headers.get('vary')).toBe('Authorization, Accept-Language, Accept-Encoding')
})

it('still says that a list has not changed to who has it compressed', async () => {
  const path = await standingsOf(40)
  const gzip = { 'accept-encoding': 'gzip' }
  const tag = (await get(path, gzip)).response.headers.get('etag')!
  expect(tag).toMatch(/^W\//)
  const again = await get(path, { ...gzip, 'if-none-match': tag })
  expect([again.response.status, again.bytes.length]).toEqual([304, 0])
})

it('leaves short answers, and those for who reads no gzip, as they are', async () => {
  const path = await standingsOf(40)
  for (const [asked, accepted] of [
    [path, 'br'],
    [path, ''],
    ['core/v1/application-config/', 'gzip'],
  ] as const) {
    const { response } = await get(asked, { 'accept-encoding': accepted })
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
  }
})

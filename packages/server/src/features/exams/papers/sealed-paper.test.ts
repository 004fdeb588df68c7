import { createDecipheriv } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Joined, Paper, SealedPaper } from '@prostuti/contract'
import { sealedAs, sealedFromMs } from '@prostuti/contract/attempt'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { createTestApp, type Person, request, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let nusrat: Person

beforeAll(async () => {
  database = await createMigratedDatabase()
  testApp = await createTestApp(database.url)
  nusrat = await testApp.person({ member: true })
})
afterAll(async () => {
  await testApp.close()
  await database.drop()
})

/** An exam that begins so many milliseconds from now, and lasts an hour. */
async function examIn(ms: number) {
  const startTime = new Date(testApp.clock.now() + ms)
  return holdExam(testApp.db, testApp.clock.now(), { startTime, endTime: new Date(startTime.getTime() + 60 * minute) })
}

const fetchSealed = (exam: { id: number }, language = 'bn', headers: Record<string, string> = {}) =>
  request<SealedPaper & { code: string }>(
    testApp.app,
    'GET',
    `exam/v5/sealed-papers/${exam.id}/?language=${language}`,
    {
      headers,
    },
  )

/** Opens a sealed paper as the device does; throws where the key, or what the seal vouches for, is another. */
function open(sealed: SealedPaper, key: string): string {
  const data = Buffer.from(sealed.data, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), Buffer.from(sealed.iv, 'base64url'))
  decipher.setAAD(Buffer.from(sealedAs(sealed))).setAuthTag(data.subarray(-16))
  return gunzipSync(Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()])).toString()
}

const paperText = async ({ paper }: Joined) => (await request<Paper>(testApp.app, 'GET', paper)).text

describe('a sealed paper', () => {
  it('can be had by anybody a day before the start, and not a moment earlier', async () => {
    const tomorrow = await examIn(sealedFromMs + 1)
    expect((await fetchSealed(tomorrow)).body).toMatchObject({ code: 'no_data' })
    testApp.clock.advance(1)
    const { status, body, headers } = await fetchSealed(tomorrow)
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    expect(body).toMatchObject({ exam: String(tomorrow.id), version: 1, language: 'bn', algorithm: 'A256GCM' })
  })

  it('is opened by what joining returns, to the very text of the plain one, in each language', async () => {
    const exam = await examIn(0)
    for (const language of ['bn', 'en']) {
      const sealed = (await fetchSealed(exam, language)).body
      const { body: joined } = await request<Joined>(testApp.app, 'POST', `exam/v5/exams/${exam.id}/join/`, {
        token: nusrat.token,
        body: { state: 'live' },
        headers: { 'accept-language': language },
      })
      expect(open(sealed, joined.paper_key!)).toBe(await paperText(joined))
    }
  })

  it('says nothing of the questions while it is shut', async () => {
    const exam = await examIn(60 * minute)
    const { text, body } = await fetchSealed(exam)
    for (const shown of [text, Buffer.from(body.data, 'base64url').toString('latin1')])
      expect(shown).not.toMatch(/প্রশ্ন|question|options/)
    expect(() => gunzipSync(Buffer.from(body.data, 'base64url'))).toThrow()
  })

  it('keeps its key from everybody who asks before the start, staff too', async () => {
    const exam = await examIn(1_000)
    const mita = await testApp.person({ member: true })
    await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [mita.id])
    const key = await storedKey(exam.id)
    for (const person of [nusrat, mita]) {
      const answers = [
        await person.join(exam.id),
        await person.call('GET', `exam/v5/exams/${exam.id}/`),
        await person.call('GET', `exam/v5/exam_data/${exam.id}/?questions=true&answer_sheet=true`),
        await person.call('GET', `exam/v5/mcq-quiz/${exam.id}/`),
        await fetchSealed(exam),
      ]
      expect(answers[0]).toMatchObject({ status: 403, body: { code: 'exam_not_started' } })
      for (const { text } of answers) expect(text).not.toContain(key)
    }
    testApp.clock.advance(1_000)
    expect((await nusrat.join(exam.id)).body.paper_key).toBe(key)
  })

  it('does not open with the key of another exam, nor passed off as another version', async () => {
    const [one, other] = [await examIn(0), await examIn(0)]
    const sealed = (await fetchSealed(one)).body
    const { paper_key: key } = (await nusrat.join(one.id)).body
    const { paper_key: otherKey } = (await nusrat.join(other.id)).body
    expect(() => open(sealed, otherKey!)).toThrow()
    expect(() => open({ ...sealed, version: 2 }, key!)).toThrow()
    expect(() => open({ ...sealed, language: 'en' }, key!)).toThrow()
    expect(() => open(sealed, key!)).not.toThrow()
  })

  it('costs a cache that has it nothing, and comes compressed to others', async () => {
    const exam = await examIn(60 * minute)
    const first = await fetchSealed(exam)
    const again = await fetchSealed(exam, 'bn', { 'if-none-match': first.headers.get('etag')! })
    expect([again.status, again.text]).toEqual([304, ''])
    const response = await testApp.app.http.request(`/api/exam/v5/sealed-papers/${exam.id}/?language=bn`, {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(first.text.length)
  })

  it('is gone when the exam is over: the archive needs none', async () => {
    const exam = await examIn(0)
    testApp.clock.advance(60 * minute)
    expect((await fetchSealed(exam)).body).toMatchObject({ code: 'no_data' })
  })
})

async function storedKey(exam: number): Promise<string> {
  const { rows } = await testApp.db.pool.query<{ key: Buffer }>(
    `select seal_key as key from papers where exam_id = $1 and language = 'bn'`,
    [exam],
  )
  return rows[0]!.key.toString('base64url')
}

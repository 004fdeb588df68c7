import { type Operation, operations } from '@prostuti/contract'
import { createMigratedDatabase, type TestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../../app/app.ts'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { createTestApp, type Person, request, type TestApp } from '../../../testing/test-app.ts'

/** One process as in production, and another that keeps nothing: what it answers is what is right. */
let database: TestDatabase
let keeping: TestApp
let forgetting: TestApp
let running: HeldExam
let coming: HeldExam
let paper: string
let nusrat: Person
let rafi: Person

/** Both processes' clocks. */
const setClocks = (instant: number) => {
  for (const { clock } of [keeping, forgetting]) clock.set(instant)
}

beforeAll(async () => {
  database = await createMigratedDatabase()
  keeping = await createTestApp(database.url, { publicFreshMs: undefined })
  forgetting = await createTestApp(database.url)
  const now = keeping.clock.now()
  setClocks(now)
  const open = { membersOnly: false, standingVisibility: new Date(now - minute) }
  running = await holdExam(keeping.db, now - minute, { ...open, endTime: new Date(now + 30 * minute) })
  coming = await holdExam(keeping.db, now + 10 * minute, open)
  await holdExam(keeping.db, now - 200 * minute, { ...open, endTime: new Date(now - 100 * minute) })
  await keeping.db.pool.query(`insert into programs (slug, title, description, state, position)
    values ('bcs', '{"bn":"বিসিএস","en":"BCS"}', '{"bn":"","en":""}', 'published', 1)`)
  nusrat = await keeping.person({ member: true })
  rafi = await keeping.person({ member: true })
  paper = (await nusrat.join(running.id)).body.paper
  await rafi.join(running.id)
  await nusrat.submit(running.id, { answers: running.right(3) })
  await rafi.call('POST', 'exam/v5/bookmarks/', { exam: String(coming.id) })
})
afterAll(async () => {
  await keeping.close()
  await forgetting.close()
  await database.drop()
})

interface Asker {
  readonly name: string
  readonly token?: string
}

const askers = (): Asker[] => [
  { name: 'a visitor' },
  { name: 'Nusrat', token: nusrat.token },
  { name: 'Rafi', token: rafi.token },
]

/** Every order in which three may come after one another, the first again at the end. */
const orders = [0, 1, 2, 0, 2, 1, 0, 0, 1, 1, 2, 2, 0]

/** What everybody may ask, sign-in apart. */
const open = operations.filter(({ id, method, who }) => method === 'GET' && who === 'anyone' && !id.startsWith('auth.'))

function addressOf({ id, path }: Operation): string {
  if (id === 'exams.getPaper') return paper
  return path.replace('{id}', String(running.id))
}

const addresses = () => [
  ...open.map(addressOf),
  'exam/v5/exam-list/?upcoming=true&page=1&page_size=20',
  'exam/v5/archived-exams-list/?page=1',
  `exam/v5/exams/${coming.id}/`,
  `exam/v5/exams/${running.id}/?state=archive`,
  `exam/v5/standings/${running.id}/?page=1&page_size=10`,
]

type Ask = (path: string, asker: Asker, language: string) => Promise<{ status: number; text: string; headers: Headers }>

const askOf =
  (app: App): Ask =>
  (path, { token }, language) =>
    request(app, 'GET', path, { token, headers: { 'accept-language': language } })

/** The answers that a person got and that were not theirs, by address, name and language. */
async function wrongAnswers(ask: Ask): Promise<string[]> {
  const wrong: string[] = []
  for (const path of addresses())
    for (const language of ['bn', 'en']) {
      const expected: Awaited<ReturnType<Ask>>[] = []
      for (const asker of askers()) expected.push(await askOf(forgetting.app)(path, asker, language))
      for (const askerIndex of orders) {
        const [asker, right] = [askers()[askerIndex]!, expected[askerIndex]!]
        const theirs = await ask(path, asker, language)
        const isRight = theirs.status === right.status && (theirs.status >= 400 || theirs.text === right.text)
        const isPrivate = theirs.headers.get('cache-control')?.includes('no-store') ?? false
        const isKnownToAll = !asker.token || isPrivate || path === paper || theirs.status >= 400
        if (!isRight || !isKnownToAll) wrong.push(`${path} ${asker.name} ${language}`)
      }
    }
  return wrong
}

describe('what is kept for everybody', () => {
  it('gives each of two people and a visitor their own answer, no matter who asked before', async () => {
    expect(await wrongAnswers(askOf(keeping.app))).toEqual([])
  })

  it('would be caught if it were kept without the person', async () => {
    const kept = new Map<string, Awaited<ReturnType<Ask>>>()
    const careless: Ask = async (path, asker, language) => {
      const key = `${path} ${language}`
      const answer = kept.get(key) ?? (await askOf(keeping.app)(path, asker, language))
      kept.set(key, answer)
      return answer
    }
    const wrong = await wrongAnswers(careless)
    expect(wrong).toContain('exam/v5/live-exams/ Nusrat bn')
    expect(wrong).toContain('exam/v5/live-exams/ Rafi en')
    expect(wrong).toContain(`exam/v5/exams/${coming.id}/ Rafi bn`)
  })

  it('answers 304 to who has it, on every address that anybody may read', async () => {
    for (const path of addresses()) {
      const first = await request(keeping.app, 'GET', path)
      if (first.status === 501 || first.status >= 400) continue
      const etag = first.headers.get('etag')
      expect.soft(etag, path).toMatch(/^(W\/)?"[^"]+"$/)
      expect.soft(first.headers.get('cache-control'), path).toMatch(/^public, max-age=\d+/)
      const again = await keeping.app.http.request(`/api/${path}`, { headers: { 'if-none-match': etag! } })
      expect.soft([again.status, await again.text(), again.headers.get('etag')], path).toEqual([304, '', etag])
      const other = await keeping.app.http.request(`/api/${path}`, { headers: { 'if-none-match': '"another"' } })
      expect.soft(other.status, path).toBe(200)
    }
  })

  it('gives a person no tag, and lets no cache keep it', async () => {
    const { headers } = await nusrat.call('GET', 'exam/v5/live-exams/')
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'private, no-store'])
  })
})

describe('an exam that starts', () => {
  it('runs for everybody from that instant on, and no browser is made to wait longer', async () => {
    const now = keeping.clock.now()
    const start = now + 10 * minute
    const stateNow = async () => {
      const { body, headers } = await request<{ live_exams: { id: string }[] }>(
        keeping.app,
        'GET',
        'exam/v5/live-exams/',
      )
      const isLive = body.live_exams.some(exam => exam.id === String(coming.id))
      return [isLive, headers.get('cache-control')]
    }
    setClocks(start - 2_500)
    expect(await stateNow()).toEqual([false, 'public, max-age=2'])
    setClocks(start - 1)
    expect(await stateNow()).toEqual([false, 'public, max-age=0'])
    setClocks(start)
    expect(await stateNow()).toEqual([true, 'public, max-age=5'])
    setClocks(now)
  })

  it('is over for everybody from its end on', async () => {
    const now = keeping.clock.now()
    const end = now + 30 * minute
    const isListed = async () => {
      const { body } = await request<{ results: { id: string }[] }>(keeping.app, 'GET', 'exam/v5/archived-exams-list/')
      return body.results.some(exam => exam.id === String(running.id))
    }
    setClocks(end - 1)
    expect(await isListed()).toBe(false)
    setClocks(end)
    expect(await isListed()).toBe(true)
    setClocks(now)
  })
})

describe('an exam that another process changes', () => {
  it('is read as it is now within a second', async () => {
    const titles = async () => {
      const home = await request<{ live_exams: { id: string; title: string }[] }>(
        keeping.app,
        'GET',
        'exam/v5/live-exams/',
      )
      const exam = await request<{ title: string }>(keeping.app, 'GET', `exam/v5/exams/${running.id}/`)
      return [home.body.live_exams.find(({ id }) => id === String(running.id))?.title, exam.body.title]
    }
    await titles()
    await forgetting.db.pool.query(`update exams set title = '{"bn":"নতুন নাম","en":"New name"}' where id = $1`, [
      running.id,
    ])
    await expect.poll(async () => (await titles())[0], { timeout: 15_000, interval: 50 }).toBe('নতুন নাম')
    // One exam alone comes by way of the catalog, which keeps it for a second of its own.
    await expect.poll(async () => (await titles())[1], { timeout: 15_000, interval: 50 }).toBe('নতুন নাম')
  })

  it('is read as it was while the change is not committed', async () => {
    const client = await forgetting.db.pool.connect()
    const count = async () =>
      (await request<{ results: unknown[] }>(keeping.app, 'GET', 'exam/v5/archived-exams-list/')).body.results.length
    const before = await count()
    try {
      await client.query('begin')
      await client.query('update exams set question_state = 0 where end_time < now()')
      await new Promise(resolve => setTimeout(resolve, 700))
      expect(await count()).toBe(before)
      await client.query('commit')
    } finally {
      client.release()
    }
    await expect.poll(count, { timeout: 15_000, interval: 50 }).toBe(0)
  })
})

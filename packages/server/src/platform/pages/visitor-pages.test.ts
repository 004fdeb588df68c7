import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteHandler, serveSite } from '../../app/http-server/site.ts'
import { holdExam, minute } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { silentLog } from '../log.ts'

interface Page {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

let testApp: TestApp
let draws = 0
/** Pages whose drawer was notified that they are finished. */
let finished = 0
let exam: number
const people: Record<string, string> = {}
const server = createServer()

/** Writes down all that a page could be made of: who asks, what the host gives, what the request says. */
const site: SiteHandler = async (request, response, _next, { host }) => {
  draws++
  response.once('finish', () => finished++)
  const path = request.url!.split('?', 1)[0]!
  const { auth, exams } = host
  const [viewer, home, card] = [await auth.viewer(), await exams.home(), await exams.find(String(exam))]
  const { headers, url } = request
  const seen = {
    viewer,
    home,
    bookmarked: card?.bookmarked,
    rights: card?.rights,
    headers,
    url,
    language: host.language,
    apiBase: host.apiBase,
  }
  if (path === '/exam/upcoming') response.setHeader('set-cookie', 'language=en')
  response.writeHead(path === '/program/archived_exams' ? 500 : 200, { 'content-type': 'text/html' })
  response.write(`<!doctype html>${' '.repeat(2_000)}`)
  response.end(JSON.stringify(seen))
}

beforeAll(async () => {
  testApp = await openTestApp({
    publicFreshMs: undefined,
    otherBases: { test: 'https://test.example/api/' },
  })
  exam = (await holdExam(testApp.db, testApp.clock.now() - minute, { membersOnly: false })).id
  for (const name of ['Nusrat', 'Rafi']) {
    const person = await testApp.person({ member: true })
    people[name] = randomBytes(24).toString('base64url')
    await testApp.db.pool.query('update users set name = $2 where id = $1', [person.id, name])
    await testApp.db.pool.query('update sessions set cookie_hash = $2 where user_id = $1', [
      person.id,
      hash(people[name]),
    ])
    if (name === 'Rafi') await person.call('POST', 'exam/v5/bookmarks/', { exam: String(exam) })
    else await person.join(exam)
  }
  const serve = serveSite(site, testApp.app, silentLog)
  server.on('request', (request, response) =>
    serve(request, response, error => response.writeHead(error ? 599 : 404).end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})

const hash = (secret: string) => createHash('sha256').update(secret).digest()

interface Visit {
  readonly name?: string
  readonly method?: string
  readonly headers?: Record<string, string>
}

function visit(path: string, { name, method = 'GET', headers = {} }: Visit = {}): Promise<Page> {
  const cookies = [headers.cookie, name && `prostuti_session=${people[name]}`].filter(Boolean).join('; ')
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { ...headers, cookie: cookies } }
    sendRequest(options, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })
}

const seenIn = ({ body }: Page) => JSON.parse(body.toString().replace(/^<!doctype html> */, ''))
const nameIn = (page: Page): string => seenIn(page).viewer?.name ?? 'a visitor'

/** Everybody's visits in every order: whose page each got. */
async function misdirected(ask: (path: string, by: Visit) => Promise<Page>): Promise<string[]> {
  const names = [undefined, 'Nusrat', 'Rafi']
  const wrong: string[] = []
  for (const path of ['/', `/exam/join?id=${exam}`, `/exam/standings?id=${exam}`])
    for (const place of [0, 1, 2, 0, 2, 1, 0, 1, 1, 2, 2, 0]) {
      const name = names[place]
      const page = await ask(path, { name })
      const { home, bookmarked, rights } = seenIn(page)
      const theirs = { by: nameIn(page), unfinished: home.unfinished !== null, bookmarked, resume: rights.resume }
      const wanted = {
        by: name ?? 'a visitor',
        unfinished: name === 'Nusrat',
        bookmarked: name === 'Rafi',
        resume: name === 'Nusrat',
      }
      if (JSON.stringify(theirs) !== JSON.stringify(wanted)) wrong.push(`${path} for ${wanted.by}`)
    }
  return wrong
}

describe('a page that every visitor gets alike', () => {
  it('is never anybody’s own, and their own is never it, no matter who came before', async () => {
    expect(await misdirected(visit)).toEqual([])
  })

  it('calls the API that a developer’s cookie names for that developer alone, and no address that a cookie holds', async () => {
    const baseBy = async (cookie: string) => seenIn(await visit('/', { headers: { cookie } })).apiBase
    const bases: string[] = []
    for (const cookie of ['', 'api_base=test', '', 'api_base=local', 'api_base=https://evil.example/api/'])
      bases.push(await baseBy(cookie))
    expect(bases).toEqual(['/api/', 'https://test.example/api/', '/api/', '/api/', '/api/'])
  })

  it('would be caught if it were found without asking who it is for', async () => {
    const kept = new Map<string, Page>()
    const careless = async (path: string, by: Visit) => {
      const page = kept.get(path) ?? (await visit(path, by))
      kept.set(path, page)
      return page
    }
    expect(await misdirected(careless)).toContain('/ for Nusrat')
  })

  it('is drawn once for a hundred who ask at once', async () => {
    const [before, begun] = [draws, performance.now()]
    const pages = await Promise.all(Array.from({ length: 100 }, () => visit('/?once')))
    // A page is kept for a second: a slow machine may need more than one for a hundred.
    const most = 1 + Math.floor((performance.now() - begun) / 1_000)
    expect(draws - before).toBeLessThanOrEqual(most)
    expect(new Set(pages.map(page => page.body.toString())).size).toBeLessThanOrEqual(most)
  })

  it('learns nothing of the request but its address, host, scheme and language', async () => {
    const headers = {
      host: 'prostuti.example',
      cookie: 'language=en; theme=canary',
      authorization: 'token canary',
      'user-agent': 'canary',
      'x-canary': 'canary',
      'x-forwarded-proto': 'https',
    }
    const page = await visit('/?bare', { headers })
    expect(seenIn(page)).toMatchObject({ url: '/?bare', language: 'en' })
    expect(seenIn(page).headers).toEqual({
      host: 'prostuti.example',
      cookie: 'language=en',
      'x-forwarded-proto': 'https',
    })
  })

  it('is another one in the other language, and for another host', async () => {
    const [bangla, english, elsewhere] = [
      await visit('/?keys'),
      await visit('/?keys', { headers: { cookie: 'language=en' } }),
      await visit('/?keys', { headers: { host: 'elsewhere.example' } }),
    ]
    expect(seenIn(bangla).language).toBe('bn')
    expect(seenIn(english).language).toBe('en')
    expect(seenIn(elsewhere).headers.host).toBe('elsewhere.example')
  })

  it('is the same whether it comes compressed or not, and says how old it is', async () => {
    const read: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const coding of ['br', 'gzip']) {
      // A slow machine may need more than the second that a page is kept: then there is another one, and that is asked.
      const ask = async () => {
        const plain = await visit('/?coded')
        await new Promise(resolve => setTimeout(resolve, 120))
        const coded = await visit('/?coded', { headers: { 'accept-encoding': coding } })
        expect(coded.headers).toMatchObject({ 'content-encoding': coding, vary: 'Cookie, Accept-Encoding' })
        expect(coded.headers['content-length']).toBe(String(coded.body.length))
        const [, age] = /^age;dur=(\d+)$/.exec(String(coded.headers['server-timing'])) ?? []
        return { isSame: read[coding]!(coded.body).equals(plain.body), isOld: Number(age) >= 119 }
      }
      await expect.poll(ask).toEqual({ isSame: true, isOld: true })
    }
  })

  it('is compressed readably for one person, too', async () => {
    const read: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const coding of ['br', 'gzip']) {
      const own = await visit('/?coded', { name: 'Rafi', headers: { 'accept-encoding': coding } })
      expect(own.headers).toMatchObject({ 'content-encoding': coding, 'content-length': String(own.body.length) })
      expect(nameIn({ ...own, body: read[coding]!(own.body) })).toBe('Rafi')
    }
  })

  it('is not kept beyond the second in which it was drawn', async () => {
    const before = draws
    await visit('/?second')
    await new Promise(resolve => setTimeout(resolve, 1_050))
    await visit('/?second')
    expect(draws - before).toBe(2)
  })

  it('changes at the very instant when an exam starts', async () => {
    const now = testApp.clock.now()
    const { id } = await holdExam(testApp.db, now + 5 * minute, { membersOnly: false })
    const isListed = async (list: 'live_exams' | 'upcoming_exams') =>
      seenIn(await visit('/?start')).home[list].some((card: { id: string }) => card.id === String(id))
    await expect.poll(() => isListed('upcoming_exams'), { timeout: 15_000, interval: 50 }).toBe(true)
    testApp.clock.set(now + 5 * minute - 1)
    expect(await isListed('live_exams')).toBe(false)
    testApp.clock.set(now + 5 * minute)
    expect(await isListed('live_exams')).toBe(true)
    testApp.clock.set(now)
  })

  it('is drawn for each alone where it sets a cookie or has failed', async () => {
    for (const path of ['/exam/upcoming?', '/program/archived_exams']) {
      await visit(path, { headers: { 'x-canary': 'first' } })
      const page = await visit(path, { headers: { 'x-canary': 'second' } })
      expect(seenIn(page).headers['x-canary']).toBe('second')
    }
  })

  it('is nobody’s when it is no GET, leads to another language, or is another page', async () => {
    for (const [path, method] of [
      ['/', 'POST'],
      ['/?language=en', 'GET'],
      ['/login?response_mode=web_message', 'GET'],
      ['/exam/questions?id=1', 'GET'],
    ] as const) {
      const before = draws
      await Promise.all([visit(path, { method }), visit(path, { method })])
      expect(draws - before, `${method} ${path}`).toBe(2)
    }
  })

  it('is finished for who drew it, be it one person’s own: nothing of it stays on their connection', async () => {
    const [drawn, finishedBefore] = [draws, finished]
    await visit('/?finished')
    for (let visits = 0; visits < 3; visits++) await visit('/?finished', { name: 'Rafi' })
    expect([draws - drawn, finished - finishedBefore]).toEqual([4, 4])
  })
})

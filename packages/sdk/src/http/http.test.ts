import { operations } from '@prostuti/contract'
import { draftAnswers, getExam, listExams, submitAttempt } from '@prostuti/contract/exams/operations'
import { describe, expect, it } from 'vitest'
import { createDevice } from '../testing/device.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import type { ApiError } from './api-error.ts'
import { type AnswerTiming, createHttp } from './http.ts'
import type { SentRequest } from './send.ts'
import { sendByFetch } from './send-by-fetch.ts'
import { sendByOfetch } from './send-by-ofetch.ts'

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>

function setUp(answer: Answer) {
  const time = createVirtualTime()
  const seen: { url: string; init: RequestInit; headers: Headers }[] = []
  const refused: string[] = []
  const answers: AnswerTiming[] = []
  const device = createDevice(time)
  const page = device.open((async (url: string, init: RequestInit) => {
    seen.push({ url, init, headers: new Headers(init.headers) })
    return answer(url, init)
  }) as typeof fetch)
  const http = createHttp({
    send: sendByFetch,
    platform: page.platform,
    api: 'https://api.example/api/',
    jobs: 'https://jobs.example/',
    admin: 'https://admin.example/',
    language: 'bn',
    token: () => 'secret',
    onRefusedToken: token => refused.push(token),
    onAnswer: timing => answers.push(timing),
  })
  return { time, device, http, seen, refused, answers }
}

const json = (data: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(data), { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } })

const problem = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  json(
    { type: 'about:blank', title: code, status, code, detail: 'বিস্তারিত', request_id: 'r1', ...more },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  )

const failed = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: ApiError) => error,
  )

describe('what outlives its page', () => {
  const draft = (letters: number) => ({
    device: 'd',
    changes: [{ question: 'x'.repeat(letters), answer: 0, at: 0, seq: 1 }],
  })
  const send = (http: ReturnType<typeof setUp>['http'], letters: number, keepalive = true) =>
    http.call(draftAnswers, { params: { id: '7' }, body: draft(letters) }, { keepalive })

  it('is what asks for it, no more at a time than browsers carry: one too many would not go out at all', async () => {
    const { http, seen } = setUp(() => new Promise<never>(() => undefined))
    void send(http, 60_000)
    void send(http, 10_000)
    void send(http, 10, false)
    void send(http, 100)
    expect(seen.map(({ init }) => init.keepalive ?? false)).toEqual([true, false, false, true])
  })

  it('makes room again when it has ended, however that was', async () => {
    let fails = true
    const { http, seen } = setUp(() => {
      if (fails) throw new TypeError('connection reset')
      return json({})
    })
    expect((await failed(send(http, 60_000))).code).toBe('network_lost')
    fails = false
    await send(http, 60_000)
    await send(http, 60_000)
    expect(seen.map(({ init }) => init.keepalive)).toEqual([true, true, true])
  })
})

describe('a call to the server', () => {
  it('says who asks, in which language, and leaves empty fields out', async () => {
    const { http, seen } = setUp(() => json({ results: [] }))
    await http.call(listExams, { query: { page: 2, program_id: null, date: undefined, upcoming: 'true' } })
    expect(seen[0]!.url).toBe('https://api.example/api/exam/v5/exam-list/?page=2&upcoming=true')
    expect(seen[0]!.headers.get('Authorization')).toBe('token secret')
    expect(seen[0]!.headers.get('Accept-Language')).toBe('bn')
    expect(seen[0]!.headers.has('Idempotency-Key')).toBe(false)
  })

  it('goes to the base of its row: the API’s, that of job circulars or that of the staff', async () => {
    const { http, seen } = setUp(() => Promise.resolve(json({})))
    const answers = ['api', 'jobs', 'admin'].map(base => {
      const row = operations.find(operation => operation.base === base && !operation.path.includes('{'))!
      return http.call(row as never)
    })
    await Promise.all(answers)
    expect(seen.map(({ url }) => new URL(url).host)).toEqual(['api.example', 'jobs.example', 'admin.example'])
  })

  it('goes to the API by a row that names no base, as the embed has them', async () => {
    const { http, seen } = setUp(() => Promise.resolve(json({})))
    await http.call({ method: 'GET', path: 'accounts/v1/user-info/' } as never)
    expect(seen[0]!.url).toBe('https://api.example/api/accounts/v1/user-info/')
  })

  it('puts ids into the path and the sheet into the body, with the key that makes repeating it safe', async () => {
    const { http, seen } = setUp(() => json({}))
    const body = { device: 'phone', changes: [{ question: '1', answer: 2, at: 5, seq: 1 }] }
    await http.call(draftAnswers, { params: { id: '7' }, body }, { idempotencyKey: 'k' })
    expect(seen[0]!.url).toBe('https://api.example/api/exam/v5/answer-sheet/7/')
    expect(seen[0]!.init.method).toBe('PATCH')
    expect(JSON.parse(String(seen[0]!.init.body))).toEqual(body)
    expect(seen[0]!.headers.get('Idempotency-Key')).toBe('k')
    expect(seen[0]!.headers.get('Content-Type')).toBe('application/json')
  })

  it('fails with the code, the words and the receipt that the server sent', async () => {
    const receipt = { exam: '7', submission_id: 's' }
    const { http } = setUp(() => problem(409, 'already_participated', { receipt }))
    const error = await failed(http.call(getExam, { params: { id: '7' } }))
    expect(error.message).toBe('[GET] exam/v5/exams/7/: 409 already_participated')
    expect(error).toMatchObject({ code: 'already_participated', detail: 'বিস্তারিত', requestId: 'r1', receipt })
    expect(error.isTransient).toBe(false)
  })

  it('passes on how long a busy server asks to wait', async () => {
    const { http } = setUp(() => problem(503, 'try_later', {}, { 'Retry-After': '7' }))
    expect(await failed(http.call(getExam, { params: { id: '7' } }))).toMatchObject({
      retryAfter: 7,
      isTransient: true,
    })
  })

  it.each([
    [
      'a captive portal that says all is well',
      new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['a proxy that forbids', new Response('no', { status: 403 })],
    ['a proxy that knows no such page', json({ error: 'x' }, { status: 404 })],
    ['a balancer without a server', new Response('', { status: 502 })],
  ])('takes %s for trouble on the way, never for an answer', async (_, response) => {
    const { http } = setUp(() => response)
    expect((await failed(http.call(getExam, { params: { id: '7' } }))).isTransient).toBe(true)
  })

  it('says that the network is lost when nothing answers', async () => {
    const { http } = setUp(() => Promise.reject(new TypeError('fetch failed')))
    const error = await failed(http.call(getExam, { params: { id: '7' } }))
    expect(error).toMatchObject({ code: 'network_lost', status: 0, isTransient: true })
  })

  it('is given up within 15 seconds, however late the timer, even when the network never says a word', async () => {
    const { http, time } = setUp(() => new Promise(() => undefined))
    let error: ApiError | undefined
    void failed(http.call(getExam, { params: { id: '7' } })).then(it => (error = it))
    await time.advance(13_999)
    expect(error).toBeUndefined()
    await time.advance(1)
    expect(error).toMatchObject({ code: 'network_lost', status: 0 })
  })

  it('can be called off', async () => {
    const { http } = setUp(() => new Promise(() => undefined))
    const controller = new AbortController()
    const call = failed(http.call(getExam, { params: { id: '7' } }, { signal: controller.signal }))
    controller.abort()
    expect(await call).toMatchObject({ code: 'network_lost' })
  })

  it('reports a dead token once, with the token that was dead', async () => {
    const { http, refused } = setUp(() => problem(401, 'not_signed_in'))
    await failed(http.call(getExam, { params: { id: '7' } }))
    expect(refused).toEqual(['secret'])
  })

  it('keeps the session when another server on the way answers 401', async () => {
    const { http, refused } = setUp(() => new Response('', { status: 401 }))
    await failed(http.call(getExam, { params: { id: '7' } }))
    expect(refused).toEqual([])
  })

  it('learns the time from answers that no cache can have given', async () => {
    const date = 'Sat, 21 Nov 2026 04:00:00 GMT'
    const { http, answers } = setUp(() => json({}, { headers: { Date: date } }))
    await http.call(getExam, { params: { id: '7' } })
    expect(answers).toHaveLength(0)
    await http.call(getExam, { params: { id: '7' } }, { fresh: true })
    await http.call(submitAttempt, { body: {} as never })
    expect(answers.map(answer => answer.date)).toEqual([date, date])
  })

  it('learns no time from an answer during which the device slept', async () => {
    const { http, answers, device } = setUp(async () => {
      await device.sleep(10_000)
      return json({})
    })
    await http.call(getExam, { params: { id: '7' } }, { fresh: true })
    expect(answers).toHaveLength(0)
  })
})

describe('each way over the network', () => {
  const ways = { fetch: sendByFetch, ofetch: sendByOfetch }
  const request: SentRequest = {
    ...{ method: 'POST', query: { q: 'ক খ&গ', page: '2' }, body: '{"a":1}', headers: { Accept: 'application/json' } },
    ...{ cache: 'no-store', keepalive: true, signal: new AbortController().signal },
  }
  const answers = {
    'a success': () => json({ list: [1, 'খ'], nested: { no: null } }),
    'a refusal': () => problem(409, 'already_purchased'),
    'nothing at all': () => new Response(null, { status: 204 }),
    'a calendar': () =>
      new Response('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } }),
    'a friendly page': () => new Response('<p>Wi-Fi</p>', { headers: { 'Content-Type': 'text/html' } }),
  }

  for (const [what, answer] of Object.entries(answers))
    it(`says the same, and hears ${what} alike`, async () => {
      const heard = Object.values(ways).map(async send => {
        const said: unknown[] = []
        const fetch = (async (url: string, { headers, method, body, cache, keepalive }: RequestInit) => {
          const { searchParams, pathname } = new URL(url)
          const type = new Headers(headers).get('Content-Type')
          said.push({ pathname, query: [...searchParams], type, method, body, cache, keepalive })
          return answer()
        }) as typeof globalThis.fetch
        const { ok, status, _data: data } = await send(fetch, 'https://api.example/api/x/', request)
        return { said, ok, status, data }
      })
      const [plain, library] = await Promise.all(heard)
      expect(plain).toEqual(library)
      expect(plain!.said).toMatchObject([
        {
          type: 'application/json',
          query: [
            ['q', 'ক খ&গ'],
            ['page', '2'],
          ],
        },
      ])
    })

  it('takes what only says that it is JSON for no answer of the server’s', async () => {
    const { http } = setUp(() => new Response('<p>Wi-Fi</p>', { headers: { 'Content-Type': 'application/json' } }))
    expect(await failed(http.call(listExams))).toMatchObject({ code: 'network_lost' })
  })
})

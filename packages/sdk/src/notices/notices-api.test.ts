import { describe, expect, it } from 'vitest'
import { createHttp } from '../http/http.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { createDevice } from '../testing/device.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import { bn, en } from './messages.ts'
import { noticesApiOf } from './notices-api.ts'

function setUp(answer: () => Response = () => json({})) {
  const seen: { path: string; cache: RequestCache | undefined }[] = []
  const page = createDevice(createVirtualTime()).open((async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url)
    seen.push({ path: pathname + search, cache: init.cache })
    return answer()
  }) as typeof fetch)
  const base = 'https://api.example/api/'
  const http = createHttp({
    send: sendByFetch,
    platform: page.platform,
    ...{ api: base, jobs: base, admin: base },
    language: 'bn',
    token: () => null,
    onRefusedToken: () => undefined,
    onAnswer: () => undefined,
  })
  return { api: noticesApiOf({ http }), seen }
}

const json = (data: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(data), { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } })

describe('notices', () => {
  it('are read by kind, page and slug', async () => {
    const { api, seen } = setUp()
    await api.seatPlans({ past: true, page: 2 })
    await api.seatPlan('প্রাথমিক-২০২৬')
    await api.govtResults()
    await api.notice('holidays')
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/core/v1/seat-plan/?past=true&page=2',
      `/api/core/v1/seat-plan/${encodeURIComponent('প্রাথমিক-২০২৬')}/`,
      '/api/core/v1/govt-results/',
      '/api/core/v1/notices/holidays/',
    ])
  })

  it('keep the number that is searched for out of every cache', async () => {
    const { api, seen } = setUp(() => json({ number: '007', found: [] }))
    expect(await api.searchGovtResults('007', '7')).toEqual({ number: '007', found: [] })
    expect(seen).toEqual([{ path: '/api/core/v1/govt-results-query/?search_reg=007&result=7', cache: 'no-store' }])
  })

  it('say how long to wait when it was too often', async () => {
    const refusal = { status: 429, code: 'rate_limited', request_id: 'r' }
    const { api } = setUp(() =>
      json(refusal, { status: 429, headers: { 'Retry-After': '42', 'Content-Type': 'application/problem+json' } }),
    )
    await expect(api.searchGovtResults('7')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 42 })
  })

  it('are said in both languages, with the same values to fill in', () => {
    const [bangla, english]: Record<string, string>[] = [bn, en]
    const holes = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
    expect(Object.keys(bangla!).sort()).toEqual(Object.keys(english!).sort())
    for (const key of Object.keys(english!)) expect([key, holes(bangla![key])]).toEqual([key, holes(english![key])])
  })
})

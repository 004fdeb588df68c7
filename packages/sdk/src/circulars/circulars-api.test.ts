import { describe, expect, it } from 'vitest'
import { createClient } from '../create-client.ts'
import { createLightClient } from '../create-light-client.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { programsApiOf } from '../programs/index.ts'
import { createDevice } from '../testing/device.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import { circularsApiOf } from './circulars-api.ts'

const base = 'https://prostuti.example/api/'
const jobsBase = 'https://jobs.example/v2/'

function setUp(make = createClient) {
  const seen: { method: string; url: URL; headers: Headers; body: unknown }[] = []
  const device = createDevice(createVirtualTime())
  const page = device.open((async (url: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    seen.push({ method: init.method!, url: new URL(url), headers: new Headers(init.headers), body })
    return new Response(JSON.stringify({}), { headers: { 'Content-Type': 'application/json' } })
  }) as typeof fetch)
  const client = make({ platform: page.platform, base, jobsBase, send: sendByFetch })
  return { client, api: circularsApiOf(client), seen, device }
}

describe('circulars', () => {
  it('are asked of the address of jobs, whatever is asked of them, and the rest of the API where it is', async () => {
    const { client, api, seen } = setUp()
    await api.circulars()
    await api.form()
    await api.circular('7')
    await api.myCircular('7')
    await api.setBookmark('7', true)
    await api.setBookmark('7', false)
    await api.bookmarkedCirculars()
    await api.keptSearches()
    await api.createKeptSearch({ name: 'ব্যাংক', filters: {} })
    await api.updateKeptSearch('3', { report: 'never' })
    await api.openKeptSearch('3')
    await api.deleteKeptSearch('3')
    expect(new Set(seen.map(({ url }) => url.origin))).toEqual(new Set(['https://jobs.example']))
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /v2/job/v1/jobs/',
      'GET /v2/job/v1/jobs/form/',
      'GET /v2/job/v1/jobs/7/',
      'GET /v2/job/v1/jobs/7/mine/',
      'PUT /v2/job/v1/jobs/7/bookmark/',
      'DELETE /v2/job/v1/jobs/7/bookmark/',
      'GET /v2/job/v1/bookmarks/',
      'GET /v2/job/v1/kept-searches/',
      'POST /v2/job/v1/kept-searches/',
      'PATCH /v2/job/v1/kept-searches/3/',
      'PUT /v2/job/v1/kept-searches/3/opened/',
      'DELETE /v2/job/v1/kept-searches/3/',
    ])
    await programsApiOf(client).programs()
    expect(seen.at(-1)?.url.href).toBe('https://prostuti.example/api/exam/v5/programs/')
  })

  it('are filtered by several values at once, and by nothing that is empty', async () => {
    const { api, seen } = setUp()
    await api.circulars({
      search: ' অফিসার ',
      category: ['bank', 'bcs'],
      employment_status: [],
      district: undefined,
      null_deadline: false,
      sortBy: 'created_date',
      decreasing: true,
      cursor: 'abc',
    })
    expect(Object.fromEntries(seen[0]!.url.searchParams)).toEqual({
      search: 'অফিসার',
      category: 'bank,bcs',
      null_deadline: 'false',
      sortBy: 'created_date',
      decreasing: 'true',
      cursor: 'abc',
    })
  })

  it('are kept as a search once for one intent', async () => {
    const { api, seen } = setUp()
    const intent = crypto.randomUUID()
    await api.createKeptSearch({ name: 'ব্যাংক', filters: { category: ['bank'] } }, intent)
    await api.createKeptSearch({ name: 'ব্যাংক', filters: { category: ['bank'] } }, intent)
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([intent, intent])
  })
})

describe('a light client', () => {
  it('asks the same addresses in the name of the person who has signed in on this page', async () => {
    const { api, seen, client, device } = setUp(createLightClient)
    await api.circulars()
    expect(seen[0]!.headers.get('Authorization')).toBeNull()
    // Another client of this page signs in; its message is still on its way.
    device.items.set(`prostuti:session:${base}`, JSON.stringify({ token: 'secret' }))
    await api.keptSearches()
    expect([seen[1]!.url.origin, seen[1]!.headers.get('Authorization')]).toEqual([
      'https://jobs.example',
      'token secret',
    ])
    await client.auth.refresh()
    expect(seen[2]!.url.href.startsWith('https://prostuti.example/api/accounts')).toBe(true)
  })

  it('takes no exam, and says so', async () => {
    const { client } = setUp(createLightClient)
    expect(() => client.exams.openAttempt({ exam: '7', mode: 'live' })).toThrow('createProstuti')
    await expect(client.exams.resumeOutbox()).rejects.toThrow('createProstuti')
  })
})

import { describe, expect, it } from 'vitest'
import { createHttp } from '../http/http.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { createDevice } from '../testing/device.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import { programsApiOf } from './programs-api.ts'

function setUp(answer: () => Response) {
  const seen: { method: string; path: string; body: unknown; key: string | null }[] = []
  const page = createDevice(createVirtualTime()).open((async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url)
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    seen.push({
      method: init.method!,
      path: pathname + search,
      body,
      key: new Headers(init.headers).get('Idempotency-Key'),
    })
    return answer()
  }) as typeof fetch)
  const base = 'https://api.example/api/'
  const http = createHttp({
    send: sendByFetch,
    platform: page.platform,
    ...{ api: base, jobs: base, admin: base },
    language: 'bn',
    token: () => 'secret',
    onRefusedToken: () => undefined,
    onAnswer: () => undefined,
  })
  return { api: programsApiOf({ http }), seen }
}

const json = (data: unknown) => new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json' } })

describe('programs', () => {
  it('sends a key with each call that creates something, the same for the same intent', async () => {
    const { api, seen } = setUp(() => json({}))
    const intent = crypto.randomUUID()
    await api.review('3', { rating: 4, text: 'ভালো' }, intent)
    await api.review('3', { rating: 4, text: 'ভালো' }, intent)
    await api.personalize('3', '2026-12-01')
    await api.createCalendarAddress()
    expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ...new Array(2).fill([
        'POST',
        '/api/exam/v5/customer-review-list-create/',
        { program: '3', rating: 4, text: 'ভালো' },
      ]),
      ['POST', '/api/billing/v1/personalize-program-info/', { program: '3', date: '2026-12-01', state: 'archive' }],
      ['POST', '/api/exam/v5/calendar-address/', undefined],
    ])
    expect(seen.slice(0, 2).map(({ key }) => key)).toEqual([intent, intent])
    const others = seen.slice(2).map(({ key }) => key)
    for (const key of others) expect(key).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set([intent, ...others]).size).toBe(3)
  })

  it('reads a routine as a calendar file', async () => {
    const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'
    const { api, seen } = setUp(
      () => new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } }),
    )
    expect(await api.routineFile('3')).toBe(file)
    expect(seen[0]!.path).toBe('/api/exam/v5/program-routine/?program=3&format=ics')
  })

  it('takes a friendly page of a network for no calendar', async () => {
    const { api } = setUp(() => new Response('<p>Welcome', { headers: { 'Content-Type': 'text/html' } }))
    await expect(api.routineFile('3')).rejects.toMatchObject({ code: 'network_lost' })
  })
})

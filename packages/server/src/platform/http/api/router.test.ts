import { operations, type Problem, shapes } from '@prostuti/contract'
import { getConfig } from '@prostuti/contract/core/operations'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createHttpServer } from '../../../app/http-server/http-server.ts'
import { createGetConfig } from '../../../features/core/get-config.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import { createTestApp, request, testClock } from '../../../testing/test-app.ts'
import { silentLog } from '../../log.ts'
import type { Implementation } from '../call/implement.ts'
import { Reply } from '../call/reply.ts'
import type { createOpenApi } from '../openapi.ts'
import { listen } from '../server/listen.ts'
import { createRouter } from './router.ts'

const testApp = await openTestApp()

const login = 'accounts/v1/login/anonymous/'

async function raw(path: string, init: RequestInit) {
  const response = await testApp.app.http.request(`/api/${path}`, init)
  return { status: response.status, body: (await response.json()) as Problem, headers: response.headers }
}

describe('the API', () => {
  it('answers what it does not know as a problem, in the language asked for', async () => {
    const { status, body, headers } = await raw('nothing/here/', { headers: { 'accept-language': 'en' } })
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect(body).toMatchObject({ code: 'not_found', detail: 'What you are looking for was not found.' })
    expect(body.request_id).toBe(headers.get('x-request-id'))
  })

  it('names every field that is wrong, unknown ones included', async () => {
    const { status, body } = await raw(login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"device_id":"short","is_moderator":true,"__proto__":{"a":1}}',
    })
    expect(status).toBe(400)
    const paths = body.errors?.map(error => error.path)
    expect(paths).toEqual(expect.arrayContaining(['device_id', 'is_moderator']))
  })

  it('never turns a bad body into a fault of the server', async () => {
    const json = { 'content-type': 'application/json' }
    const tries: [RequestInit, number][] = [
      [{ method: 'POST', headers: json, body: '{' }, 400],
      [{ method: 'POST', headers: json, body: '[]' }, 400],
      [{ method: 'POST', headers: json, body: 'null' }, 400],
      [{ method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, 415],
      [{ method: 'POST', headers: json, body: JSON.stringify({ device_id: 'x'.repeat(200_000) }) }, 413],
    ]
    for (const [init, status] of tries) expect((await raw(login, init)).status).toBe(status)
  })

  it('lets pages of other sites call it, with a token and without cookies', async () => {
    const response = await testApp.app.http.request('/api/exam/v5/submit-result/', {
      method: 'OPTIONS',
      headers: { origin: 'https://coaching.example', 'access-control-request-method': 'POST' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(3600)
  })

  it('serves each call of the contract or says 501, to those who may know', async () => {
    const unserved = operations.filter(({ id, who }) => who === 'moderator' && !(id in shapes)).slice(0, 2)
    const owner = await moderator(testApp)
    for (const { method, path } of unserved) {
      expect((await request(testApp.app, method, path)).status).toBe(401)
      expect((await owner.call(method, path)).status).toBe(501)
    }
  })

  it('describes itself by the contract', async () => {
    const response = await testApp.app.http.request('/api/openapi.json')
    const { paths } = (await response.json()) as Awaited<ReturnType<typeof createOpenApi>>
    const described = Object.values<object>(paths).flatMap(path => Object.keys(path))
    expect(described.length).toBe(operations.length)
    expect(JSON.stringify(paths['/exam/v5/submit-result/'])).toContain('"submission_id"')
  })

  it('says whether it lives and is ready', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await testApp.app.http.request(path)).status).toBe(200)
  })
})

describe('a process that is about to end', () => {
  it('lives, and is not ready for more', async () => {
    const { app, close } = await createTestApp(testApp.db.pool.options.connectionString!, { isStopping: () => true })
    expect((await app.http.request('/healthz')).status).toBe(200)
    const answer = await app.http.request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, 'not ready: stopping'])
    await close()
  })
})

describe('a router', () => {
  const authenticate = () => Promise.reject(new Error('nobody is asked'))
  const route = (...implementations: Implementation[]) =>
    createRouter({ implementations, authenticate, clock: testClock(), log: silentLog })
  const config = createGetConfig('test')

  it('refuses a handler that the contract does not declare', () => {
    const undeclared = { ...config, operation: { ...getConfig, who: 'anyone' } } as const
    expect(() => route(undeclared)).toThrow('The contract has no row core.getConfig')
  })

  it('refuses two handlers of one call', () => {
    expect(() => route(config, config)).toThrow('Two handlers serve core.getConfig')
  })
})

describe('a failure within the router itself', () => {
  const broken = () => {
    throw new Error('broken')
  }
  const path = `/api/${getConfig.path}`

  /** A server whose router fails at one of the places that no handler's catch covers. */
  async function serveBroken(options: Partial<Parameters<typeof createRouter>[0]>) {
    const { app } = testApp
    const router = createRouter({
      implementations: [createGetConfig('test')],
      authenticate: () => Promise.reject(new Error('nobody is asked')),
      shared: app.shared,
      clock: testClock(),
      log: silentLog,
      ...options,
    })
    const http = new Hono().route('/api', router.http)
    const httpServer = createHttpServer({
      app: { ...app, http, fastPath: router.fastPath },
      files: [],
      site: null,
      log: silentLog,
    })
    const { port, stop } = await listen(httpServer, { setting: 'PORT', port: 0, host: '127.0.0.1' })
    return { url: `http://127.0.0.1:${port}`, stop }
  }

  it.each([
    ['the clock', { clock: { ...testClock(), now: broken } }],
    ['the metrics', { observe: broken }],
    [
      'a header that cannot be sent',
      {
        implementations: [
          { ...createGetConfig('test'), handle: async () => new Reply('{}', { headers: { 'x-odd': 'a\u0000b' } }) },
        ],
      },
    ],
  ])('is answered with 500 and ends nothing: %s', async (_, options) => {
    const { url, stop } = await serveBroken(options)
    // The first goes straight from socket to socket, the second by Hono.
    for (const address of [path, `${path}?`, path]) {
      const response = await fetch(url + address)
      expect([response.status, await response.json()]).toMatchObject([500, { code: 'something_wrong' }])
    }
    await stop()
  })
})

import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../../app/http-server/http-server.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { silentLog } from '../../log.ts'
import { listen, type Stop } from '../server/listen.ts'

const testApp = await openTestApp()
const stops: Stop[] = []
afterAll(() => Promise.all(stops.map(stop => stop())))

/** A server whose ordinary route knows no address: what it answers has taken the fast path. */
async function serveWithoutRoutes(app: typeof testApp.app): Promise<string> {
  const server = createHttpServer({ app: { ...app, http: new Hono() }, files: [], site: null, log: silentLog })
  const { port, stop } = await listen(server, { setting: 'PORT', port: 0, host: '127.0.0.1' })
  stops.push(stop)
  return `http://127.0.0.1:${port}/api/`
}

const addresses = [
  ['POST', 'exam/v5/submit-result/'],
  ['POST', 'exam/v5/archive/submit-result/'],
  ['PATCH', 'exam/v5/answer-sheet/12/'],
  ['GET', 'firebase/v1/stream/'],
] as const

const requestOf = (method: string) => ({ method, ...(method !== 'GET' && { body: '{}' }) })

describe('the fast path', () => {
  it.each(addresses)('takes %s %s', async (method, path) => {
    const response = await fetch((await serveWithoutRoutes(testApp.app)) + path, requestOf(method))
    expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
  })

  it.each([
    ['POST', 'exam/v5/submit-result/?x=1'],
    ['POST', 'exam/v5/submit-result'],
    ['PUT', 'exam/v5/submit-result/'],
    ['PATCH', 'exam/v5/answer-sheet/1%32/'],
    ['PATCH', 'exam/v5/answer-sheet/1/2/'],
    ['POST', 'accounts/v1/login/anonymous/'],
    ['GET', 'exam/v5/home/'],
  ])('leaves %s %s to the ordinary route', async (method, path) => {
    expect((await fetch((await serveWithoutRoutes(testApp.app)) + path, { method })).status).toBe(404)
  })

  it('takes nothing once it is turned off', async () => {
    const { app, close } = await createTestApp(testApp.db.pool.options.connectionString!, { fastPath: false })
    const address = await serveWithoutRoutes(app)
    for (const [method, path] of addresses) expect((await fetch(address + path, requestOf(method))).status).toBe(404)
    await close()
  })
})

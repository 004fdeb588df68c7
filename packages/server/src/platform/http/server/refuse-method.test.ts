import { once } from 'node:events'
import { METHODS, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer } from '../../../app/http-server/http-server.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { silentLog } from '../../log.ts'

let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let testApp: TestApp
let httpServer: Server
beforeAll(async () => {
  database = await createMigratedDatabase()
  testApp = await createTestApp(database.url)
  const site = (asked: { method?: string; url?: string }, response: { end(body: string): void }) => {
    // As the site does it, for every page.
    void new Request('http://localhost:4321/', { method: asked.method })
    response.end('a page')
  }
  httpServer = createHttpServer({ app: testApp.app, files: [], site, log: silentLog }).listen(0, '127.0.0.1')
  await once(httpServer, 'listening')
})
afterAll(async () => {
  httpServer.close()
  await testApp.close()
  await database.drop()
})

async function ask(method: string, path: string) {
  const sent = request({ host: '127.0.0.1', port: (httpServer.address() as AddressInfo).port, method, path }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode as number, body: await text(response), headers: response.headers }
}

describe('a method that nobody uses', () => {
  test.each(METHODS.filter(method => !/^(CONNECT|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method)))(
    '%s is refused, on pages and in the API',
    async method => {
      expect((await ask(method, '/')).status).toBe(405)
      expect((await ask(method, '/api/exam/v5/exam-list/')).status).toBe(405)
    },
  )
})

describe('HEAD', () => {
  test.each(['/api/exam/v5/exam-list/', '/api/openapi.json', '/api/nothing', '/healthz'])(
    'of %s says what GET would say, without the body',
    async path => {
      const [head, get] = [await ask('HEAD', path), await ask('GET', path)]
      expect([head.status, head.body]).toEqual([get.status, ''])
      expect(head.headers['content-type']).toBe(get.headers['content-type'])
    },
  )
})

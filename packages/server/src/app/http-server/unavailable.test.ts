import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type SiteHandler, serveSite } from './site.ts'

const testApp = await openTestApp()
const server = createServer()
const drawn: string[] = []
let address: string
/** What asking the database for the state of what is public comes to. */
let database: () => Promise<void> | undefined

const site: SiteHandler = async (request, response) => {
  drawn.push(request.url!)
  response.writeHead(request.url === '/503' ? 503 : 200, { 'content-type': 'text/html' }).end('drawn')
}

beforeAll(async () => {
  const app = { ...testApp.app, shared: { ...testApp.app.shared, ready: () => database() } }
  const serve = serveSite(site, app, silentLog)
  server.on('request', (request, response) => serve(request, response, () => response.writeHead(500).end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const paths = ['/', '/exam/upcoming?page=2', '/results/participated', '/exam/questions?exam=1']

describe('every page', () => {
  it('is drawn while the database is there', async () => {
    database = () => testApp.app.shared.ready()
    for (const path of paths) expect((await fetch(address + path)).status).toBe(200)
  })

  it.each([
    ['is gone', () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))],
    ['is silent', () => new Promise<never>(() => undefined)],
  ])('says 503 and when to try again while the database %s', async (_, state) => {
    database = state
    drawn.length = 0
    const answers = await Promise.all(paths.map(path => fetch(address + path)))
    expect(answers.map(answer => [answer.status, answer.headers.get('retry-after')])).toEqual(
      paths.map(() => [503, '5']),
    )
    expect(drawn).toEqual(paths.map(() => '/503'))
  })

  it('says 500 where something else is wrong', async () => {
    database = () => Promise.reject(new TypeError('no'))
    expect((await fetch(address)).status).toBe(500)
  })
})

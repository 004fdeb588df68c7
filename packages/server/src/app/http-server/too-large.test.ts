import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from '../../platform/http/server/listen.ts'
import { silentLog } from '../../platform/log.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createHttpServer } from './http-server.ts'

const testApp = await openTestApp()
const httpServer = createHttpServer({ app: testApp.app, files: [], site: null, log: silentLog })
const { port, stop } = await listen(httpServer, { setting: 'PORT', port: 0, host: '127.0.0.1' })
afterAll(stop)

const declared = 'Content-Length: 50000000'
const undeclared = 'Transfer-Encoding: chunked'
const submission = 'POST /api/exam/v5/submit-result/'
const draft = 'PATCH /api/exam/v5/answer-sheet/1/'
const signIn = 'POST /api/accounts/v1/login/anonymous/'
const join = 'POST /api/exam/v5/exams/1/join/'

/** Sends a request of 50 MB for as long as it may. What came back, how many bytes of it the server read, and how long that took. */
async function flood(line: string, size: string, headers = '') {
  const connected = once(httpServer, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1')
  const [server] = await connected
  const began = performance.now()
  let answer = ''
  let open = true
  socket.on('data', data => {
    answer += data
  })
  socket.on('error', () => undefined)
  socket.once('close', () => {
    open = false
  })
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${size}\r\n${headers}\r\n`)
  const piece = 'x'.repeat(32 * 1024)
  const chunk = size === declared ? piece : `8000\r\n${piece}\r\n`
  while (open && performance.now() - began < 60_000) {
    if (socket.writableLength < 1024 * 1024) socket.write(chunk)
    await pause(1)
  }
  return { answer, read: server.bytesRead, ms: performance.now() - began }
}

describe('a request that is too large', () => {
  it('is not read on either when it is refused for another reason', async () => {
    const { answer, read, ms } = await flood('POST /api/nothing/', declared)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(read).toBeLessThan(1024 * 1024)
    expect(ms).toBeLessThan(30_000)
  })

  it.each([
    ['says so, on the fast path', submission, declared],
    ['says so, on the fast path with a placeholder', draft, declared],
    ['says so, on the ordinary route', signIn, declared],
    ['says so, on the ordinary route with a placeholder', join, declared],
    ['does not say so, on the fast path', submission, undeclared],
    ['does not say so, on the fast path with a placeholder', draft, undeclared],
    ['does not say so, on the ordinary route', signIn, undeclared],
    ['does not say so, on the ordinary route with a placeholder', join, undeclared],
  ])('is answered and not read on, be it one that %s', async (_, line, size) => {
    const person = await testApp.person({ member: true })
    const { answer, read, ms } = await flood(line, size, `Authorization: token ${person.token}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 'too_large' })
    expect(read).toBeLessThan(1024 * 1024)
    expect(ms).toBeLessThan(30_000)
  })
})

describe('every answer of the API', () => {
  it('makes browsers take it for what it says it is', async () => {
    const asked: [string, string][] = [
      ['GET', '/api/exam/v5/live-exams/'],
      ['GET', '/api/exam/v5/exams/1/'],
      ['GET', '/api/nothing/'],
      ['POST', '/api/accounts/v1/login/anonymous/'],
      ['OPTIONS', '/api/exam/v5/submit-result/'],
      ['GET', '/api/openapi.json'],
      ['GET', '/healthz'],
    ]
    for (const [method, path] of asked) {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method })
      expect(headers.get('x-content-type-options'), `${method} ${path}`).toBe('nosniff')
    }
  })

  it('has no metrics in it where no token was set', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  })
})

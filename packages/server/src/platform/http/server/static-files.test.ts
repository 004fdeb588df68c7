import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFiles } from './static-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'prostuti-files-'))
const server = createServer()
let address: string

beforeAll(async () => {
  for (const name of [
    'c/core-DzkNN9.js',
    'm/bn-player-x_1-2a.js',
    '_astro/account.BdngQR8B.js',
    'f/maths-x1_-2aB.woff2',
    'f/OFL.txt',
    'prostuti-player.js',
  ]) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), `// ${name}`)
  }
  const serve = await serveFiles({ folder, prefix: '/embed/v1/' })
  const serveRelease = await serveFiles({ folder, prefix: '/embed/1.2.3/', immutable: true })
  server.on('request', (request, response) => {
    if (request.headers['x-draining']) response.setHeader('connection', 'close')
    if (!serve(request, response, request.url!) && !serveRelease(request, response, request.url!))
      response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/embed/v1`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const cacheOf = async (name: string) => (await fetch(`${address}/${name}`)).headers.get('cache-control')

describe('a file of a build', () => {
  it('is kept for a year where its name changes with its content', async () => {
    for (const name of [
      'c/core-DzkNN9.js',
      'm/bn-player-x_1-2a.js',
      '_astro/account.BdngQR8B.js',
      'f/maths-x1_-2aB.woff2',
    ])
      expect(await cacheOf(name)).toBe('public, max-age=31536000, immutable')
  })

  it('is asked for again soon where its name stays', async () => {
    for (const name of ['prostuti-player.js', 'f/OFL.txt']) expect(await cacheOf(name)).toBe('public, max-age=300')
  })

  it('of a release is kept for a year, whatever its name', async () => {
    expect(await cacheOf('../1.2.3/prostuti-player.js')).toBe('public, max-age=31536000, immutable')
  })

  it('says nothing of the connection, which is kept, unless the server is about to leave', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (headers = {}) => {
      const [response] = (await once(get(`${address}/f/OFL.txt`, { agent, headers }), 'response')) as [IncomingMessage]
      const port = response.socket.localPort
      await response.resume().toArray()
      return [response.headers.connection, port]
    }
    const first = await ask()
    expect([first, await ask({ 'x-draining': '1' })]).toEqual([
      [undefined, first[1]],
      ['close', first[1]],
    ])
    expect((await ask())[1]).not.toBe(first[1])
    agent.destroy()
  })

  it('is not sent again to who has it', async () => {
    const etag = (await fetch(`${address}/prostuti-player.js`)).headers.get('etag')!
    const again = await fetch(`${address}/prostuti-player.js`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

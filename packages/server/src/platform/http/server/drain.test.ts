import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createDrain } from './drain.ts'

async function serve(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response))
  // As in production: an idle connection is kept for a minute.
  server.keepAliveTimeout = 65_000
  const drain = createDrain(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, drain, port: (server.address() as AddressInfo).port }
}

async function ask(
  port: number,
  agent: Agent,
): Promise<{ status: number | undefined; connection: string | undefined }> {
  const request = get({ port, host: '127.0.0.1', agent })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  return { status: response.statusCode, connection: response.headers.connection }
}

async function took(work: Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work
  return performance.now() - started
}

describe('a server that stops', () => {
  it('gives its port free at once, and still answers what is under way', async () => {
    const asked = Promise.withResolvers<ServerResponse>()
    const { drain, port } = await serve(asked.resolve)
    const answer = ask(port, new Agent({ keepAlive: true }))
    const response = await asked.promise
    const finished = drain.finish(60_000)
    const successor = createServer().listen(port, '127.0.0.1')
    await once(successor, 'listening')
    response.end('late')
    expect(await answer).toEqual({ status: 200, connection: 'close' })
    expect(await took(finished)).toBeLessThan(30_000)
    successor.close()
  })

  it('does not wait for connections that are idle', async () => {
    const { drain, port } = await serve(response => response.end('ok'))
    const agent = new Agent({ keepAlive: true })
    expect(await ask(port, agent)).toMatchObject({ connection: 'keep-alive' })
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    expect(await took(drain.finish(60_000))).toBeLessThan(30_000)
    silent.destroy()
  })

  it('ends with connections that are never idle for long, and sends each elsewhere', async () => {
    const { drain, port } = await serve(response => void pause(30).then(() => response.end('ok')))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const connections: (string | undefined)[] = []
    const busy = (async () => {
      for (;;) connections.push((await ask(port, agent)).connection)
    })().catch((error: NodeJS.ErrnoException) => error.code)
    await pause(200)
    expect(await took(drain.finish(60_000))).toBeLessThan(30_000)
    expect(await busy).toBe('ECONNREFUSED')
    expect([connections[0], connections.at(-1)]).toEqual(['keep-alive', 'close'])
  })

  it('cuts off what has not ended within its time', async () => {
    const { drain, port } = await serve(() => undefined)
    const answer = ask(port, new Agent()).catch((error: NodeJS.ErrnoException) => error.code)
    await pause(50)
    expect(await took(drain.finish(300))).toBeLessThan(10_000)
    expect(await answer).toBe('ECONNRESET')
  })
})

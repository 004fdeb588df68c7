import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A form that was posted to the shop. */
export interface Posted {
  readonly path: string
  readonly fields: Record<string, string>
}

export interface Shop {
  readonly url: string
  readonly posted: Posted[]
  stop(): Promise<unknown>
}

/** A shop that keeps what the gateway posts to it. */
export async function openShop(): Promise<Shop> {
  const posted: Posted[] = []
  const server = createServer((request, response) => {
    void text(request).then(body => {
      posted.push({ path: request.url ?? '', fields: Object.fromEntries(new URLSearchParams(body)) })
      response.end('ok')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise(done => server.close(done))
  return { url: `http://127.0.0.1:${port}`, posted, stop }
}

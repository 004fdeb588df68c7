import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignPage {
  readonly url: string
  close(): Promise<void>
}

/** A page on an origin of its own, which nobody has registered. */
export async function serveForeignPage(body: string): Promise<ForeignPage> {
  const page = `<!doctype html><html lang="bn"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>x</title></head><body>${body}</body></html>`
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

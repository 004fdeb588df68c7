import { timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Hono } from 'hono'
import { sha256 } from '../sha256.ts'
import type { Metrics } from './metrics.ts'

/** `/metrics` for a caller with the token. To anybody else it is not there: an address of the machine itself proves nothing behind a proxy. */
export function serveMetrics(http: Hono, metrics: Metrics, token: string): void {
  const expected = sha256(token)
  http.get('/metrics', async c => {
    const brought = /^bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!brought || !timingSafeEqual(sha256(brought), expected)) return c.notFound()
    return c.text(await metrics.text())
  })
}

/** The same on a port of its own, without a token: it must be reachable by operators alone. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    if (!isAsked) {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}

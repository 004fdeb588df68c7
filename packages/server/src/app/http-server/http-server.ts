import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { endWithFailure } from '../../platform/http/call/reply.ts'
import { headsOnly } from '../../platform/http/call/stream-reply.ts'
import { refusesMethod } from '../../platform/http/server/refuse-method.ts'
import type { StaticFiles } from '../../platform/http/server/static-files.ts'
import type { Log } from '../../platform/log.ts'
import type { App } from '../app.ts'
import type { serveSite } from './site.ts'

export interface HttpServerOptions {
  app: App
  files: readonly StaticFiles[]
  site: ReturnType<typeof serveSite> | null
  log: Log
}

/** What operators and the API own; everything else is a page. */
const ours = /^\/(api\/|healthz$|readyz$|metrics$|\.well-known\/assetlinks\.json$)/

/** Routes each request to the files of a build, the API or the site, in this order. */
export function createHttpServer({ app, files, site, log }: HttpServerOptions): Server {
  const api = getRequestListener(app.http.fetch)
  const server = createServer((request, response) => {
    try {
      route(request, response)
    } catch (error) {
      failed(response, error)
    }
  })

  function route(request: IncomingMessage, response: ServerResponse): void {
    if (refusesMethod(request, response)) return
    const path = (request.url ?? '/').split('?', 1)[0]!
    const isOurs = ours.test(path)
    // Hono would answer HEAD a second time, after the socket has had its answer; Node itself leaves the body out.
    if (isOurs && request.method === 'HEAD') {
      request.method = 'GET'
      headsOnly.add(response)
    }
    if (app.fastPath(request, response)) return
    if (isOurs) response.setHeader('x-content-type-options', 'nosniff')
    if (isOurs) api(request, response).catch(error => failed(response, error))
    else if (!files.some(serve => serve(request, response, path))) page(request, response)
  }

  function failed(response: ServerResponse, error: unknown): void {
    log.error({ err: error }, 'a request could not be answered')
    endWithFailure(response)
  }

  function page(request: IncomingMessage, response: ServerResponse): void {
    if (!site) {
      plain(response, 404)
      return
    }
    site(request, response, error => {
      if (error) log.error({ err: error }, 'a page failed')
      plain(response, error ? 500 : 404)
    })
  }

  // A little longer than a balancer in front keeps its side, so that it never writes into a closed connection.
  server.keepAliveTimeout = 65_000
  return server
}

function plain(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end()
}

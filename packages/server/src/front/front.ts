import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import type { Log } from '../log.ts'
import type { serveSite } from './site.ts'
import type { StaticFiles } from './static-files.ts'

export interface FrontOptions {
  app: App
  files: readonly StaticFiles[]
  site: ReturnType<typeof serveSite> | null
  log: Log
}

/** What operators and the API own; everything else is a page. */
const ours = /^\/(api\/|healthz$|readyz$|metrics$)/

/** One router in front: the build's files, then the API, then the site. */
export function createFront({ app, files, site, log }: FrontOptions): Server {
  const api = getRequestListener(app.http.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    if (app.direct(request, response)) return
    const path = (request.url ?? '/').split('?', 1)[0]!
    if (ours.test(path)) void api(request, response)
    else if (!files.some(serve => serve(request, response, path))) page(request, response)
  })

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

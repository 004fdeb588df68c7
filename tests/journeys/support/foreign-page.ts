import type { OutgoingHttpHeaders } from 'node:http'
import { type Served, serve } from './serve.ts'

export interface ForeignPageOptions {
  head?: string
  headers?: OutgoingHttpHeaders
  /** Served as XML, which takes no careless markup. */
  xhtml?: boolean
}

/** A page on an origin of its own, which nobody has registered. */
export function serveForeignPage(
  body: string,
  { head = '', headers = {}, xhtml }: ForeignPageOptions = {},
): Promise<Served> {
  const html = xhtml ? '<html xmlns="http://www.w3.org/1999/xhtml" lang="bn">' : '<!doctype html><html lang="bn">'
  const page = `${html}<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>x</title>${head}</head><body>${body}</body></html>`
  const type = xhtml ? 'application/xhtml+xml' : 'text/html; charset=utf-8'
  return serve((_, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(page)
  })
}

import { type Served, serve } from './serve.ts'

/** A page on an origin of its own, which nobody has registered. */
export function serveForeignPage(body: string): Promise<Served> {
  const page = `<!doctype html><html lang="bn"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>x</title></head><body>${body}</body></html>`
  return serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
}

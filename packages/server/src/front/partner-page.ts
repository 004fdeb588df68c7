import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'

/** The demo partner: a page of another site that embeds us, as a coaching centre would have it. */
export function createPartnerPage({ file, siteUrl }: { file: URL; siteUrl: string }): Server {
  return createServer(async (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    const page = await readFile(file, 'utf8')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(page.replaceAll('{{site}}', siteUrl))
  })
}

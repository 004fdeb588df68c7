import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteHost } from '@prostuti/contract'
import { cookiesOf } from './cookies.ts'
import { createSampleHost } from './host.ts'

/**
 * Serves the built site over sample data: `node site/dev/serve.ts [port]` after `pnpm --filter @prostuti/site build`.
 * Who one is and in which language is said by cookies: `person=learner`, `language=en`.
 */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: { host: SiteHost },
) => Promise<void>

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folders = [
  { address: '/embed/v1/', folder: at('../../packages/widgets/dist/embed/') },
  { address: '/', folder: at('../dist/client/') },
]
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
}

const entry = new URL('../dist/server/entry.mjs', import.meta.url).href
const { handler } = (await import(entry)) as { handler: Handler }

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent((request.url ?? '/').split('?', 1)[0]!))
  if (path.startsWith('/api/')) answerAsNobody(response)
  else if (!sendFile(path, response)) void drawPage(request, response)
})
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  console.info(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

function sendFile(path: string, response: ServerResponse): boolean {
  for (const { address, folder } of folders) {
    const file = path.startsWith(address) ? join(folder, path.slice(address.length)) : ''
    if (!file || !existsSync(file) || !statSync(file).isFile()) continue
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
    return true
  }
  return false
}

async function drawPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = createSampleHost(cookiesOf(request))
  await handler(request, response, error => response.writeHead(error ? 500 : 404).end(), { host })
}

/** There is no API here: elements are told what a visitor is told. */
function answerAsNobody(response: ServerResponse): void {
  response.writeHead(401, { 'content-type': 'application/problem+json' })
  response.end(JSON.stringify({ code: 'not_signed_in', status: 401, title: 'Unauthorized', detail: '' }))
}

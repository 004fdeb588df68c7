import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveFiles } from '@prostuti/server/platform/http/server/static-files'

/*
 * A folder's files over HTTP as our own front serves them, and nothing else: the least that the same bytes cost one Node
 * process. A program of its own: `node file-server.ts <folder>` prints its port.
 */
const serve = await serveFiles({ folder: process.argv[2]!, prefix: '/' })
const server = createServer((request, response) => {
  if (!serve(request, response, request.url!)) response.writeHead(404).end()
})
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.info((server.address() as AddressInfo).port)

process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})

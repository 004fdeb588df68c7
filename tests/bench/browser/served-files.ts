import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** A file that was compressed ahead, as our own front has its files. */
export interface ServedFile {
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Serves files by their addresses, from memory, on a port of its own. */
export async function serveFiles(
  files: ReadonlyMap<string, ServedFile>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) response.writeHead(404).end()
    else response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body)
  })
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** A page; with what it holds inline, under a policy that lets nothing else in. */
export const servedPage = (html: string, inline?: { readonly style: string; readonly script?: string }): ServedFile =>
  served(html, 'text/html; charset=utf-8', {
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(inline && { 'content-security-policy': policyFor(inline) }),
  })

export function served(text: string, type: string, headers: Record<string, string>): ServedFile {
  const common = {
    'content-type': type,
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  }
  return { headers: { ...common, ...headers }, body: brotliCompressSync(text) }
}

function policyFor({ style, script }: { readonly style: string; readonly script?: string }): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const scripts = script === undefined ? '' : `script-src ${hash(script)}; `
  return `default-src 'none'; ${scripts}style-src ${hash(style)}; frame-ancestors 'self'`
}

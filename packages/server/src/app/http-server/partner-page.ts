import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

export interface PartnerPageOptions {
  /** The page and its files; `{{site}}` in them becomes our address. */
  folder: URL
  siteUrl: string
}

/** The demo partner: a page of another site that embeds us, as a coaching centre would have it. */
export function createPartnerPage({ folder, siteUrl }: PartnerPageOptions): Server {
  return createServer(async (request, response) => {
    const name = fileOf(request.url ?? '')
    const text = name && (await readFile(new URL(name, folder), 'utf8').catch(nothing))
    if (!text) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(name)],
      'content-security-policy': policyOf(siteUrl),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    response.end(text.replaceAll('{{site}}', siteUrl))
  })
}

/** The page itself, or one of the files beside it; undefined for every other address. */
function fileOf(url: string): string | undefined {
  const path = url.split('?', 1)[0]!
  return path === '/' ? 'index.html' : /^\/([\w-]+\.(?:css|js))$/.exec(path)?.[1]
}

function nothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** What a careful partner allows: its own files and ours, nothing inline, no HTML that nobody has vouched for. */
function policyOf(siteUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${siteUrl}`,
    `connect-src ${siteUrl}`,
    `img-src 'self' ${siteUrl} data:`,
    `font-src ${siteUrl}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types prostuti',
  ].join('; ')
}

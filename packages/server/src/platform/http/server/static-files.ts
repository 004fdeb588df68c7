import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

interface StaticFile {
  readonly type: string
  /** None where the name itself is one: a hashed file is never asked for again. */
  readonly etag?: string
  readonly cacheControl: string
  /** Its name carries a hash of its content. */
  readonly isHashed: boolean
  readonly body: Buffer
  /** Compressed ahead by the build, where it was worth it. */
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** The files of a build by their addresses; a request that matches none of them is for another handler. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

export interface StaticOptions {
  folder: string
  /** Address of the folder, ending in a slash. */
  prefix: string
  /** Pages of other sites may read them, too. */
  shared?: boolean
  /** No file of the folder ever changes: a release. */
  immutable?: boolean
}

/** Folders of a build in which every name carries a hash of its content, which therefore never changes. */
const hashed = /^(c|m|_astro)\/|^f\/.+\.woff2$/

/** Reads a build's folder once: a few hundred kilobytes, served from memory under their exact addresses. */
export async function serveFiles({ folder, prefix, shared, immutable }: StaticOptions): Promise<StaticFiles> {
  const files = await readBuild(folder, prefix, immutable ?? false)
  return (request, response, path) => {
    const file = files.get(path)
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    send(request, response, file, shared ?? false)
    return true
  }
}

async function readBuild(folder: string, prefix: string, immutable: boolean): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const all = new Set(names)
  const plain = names.filter(name => !/\.(br|gz)$/.test(name))
  const files = plain.map(async name => {
    const address = name.slice(folder.length + 1)
    const body = await readFile(name)
    const file: StaticFile = {
      ...(immutable || hashed.test(address) ? headOfHashed(name) : headOf(name, body)),
      isHashed: hashed.test(address),
      body,
      ...(all.has(`${name}.br`) && { br: await readFile(`${name}.br`) }),
      ...(all.has(`${name}.gz`) && { gzip: await readFile(`${name}.gz`) }),
    }
    return [prefix + address, file] as const
  })
  return new Map(await Promise.all(files))
}

const typeOf = (name: string): string => types[extname(name)] ?? 'application/octet-stream'

type Head = Pick<StaticFile, 'type' | 'etag' | 'cacheControl'>

function headOf(name: string, body: Buffer): Head {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type: typeOf(name), etag, cacheControl: 'public, max-age=300' }
}

/** Short: ten of these answers come before a receipt. Their scripts are modules, which are UTF-8 by definition. */
function headOfHashed(name: string): Head {
  const type = typeOf(name)
  return {
    type: type.startsWith('text/javascript') ? 'text/javascript' : type,
    cacheControl: 'public, max-age=31536000, immutable',
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile, shared: boolean): void {
  // HTTP/1.1 keeps connections without being told; Node would say so in 48 bytes of each answer.
  if (!response.hasHeader('connection')) response.removeHeader('connection')
  response.setHeader('content-type', file.type)
  response.setHeader('cache-control', file.cacheControl)
  if (file.etag) response.setHeader('etag', file.etag)
  response.setHeader('x-content-type-options', 'nosniff')
  if (file.br || file.gzip) response.setHeader('vary', 'Accept-Encoding')
  if (shared) {
    response.setHeader('access-control-allow-origin', '*')
    // Hashed files are modules and fonts, which browsers fetch with CORS alone.
    if (!file.isHashed) response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('timing-allow-origin', '*')
  }
  if (file.etag && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end()
    return
  }
  const { coding, body } = codedFor(file, request.headers['accept-encoding'])
  if (coding) response.setHeader('content-encoding', coding)
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function codedFor(file: StaticFile, accepted: string | string[] = ''): { coding?: 'br' | 'gzip'; body: Buffer } {
  const codings = String(accepted)
  if (file.br && /\bbr\b/.test(codings)) return { coding: 'br', body: file.br }
  if (file.gzip && /\bgzip\b/.test(codings)) return { coding: 'gzip', body: file.gzip }
  return { body: file.body }
}

import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../errors.ts'

const maxBodyBytes = 128 * 1024

/** What the API needs to know of a request, whoever has brought it. */
export interface Exchange {
  /** Of the connection; a proxy's when one stands in front. */
  readonly remoteAddress: string | undefined
  /** By its name in small letters. */
  header(name: string): string | undefined
  params(): Record<string, string>
  queries(): Record<string, string[]>
  /** Throws `too_large`. */
  body(): Promise<Buffer>
}

/** A request that Hono has routed: on Node, and in a test without a port. */
export function honoExchange(c: Context): Exchange {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return {
    remoteAddress: incoming?.socket?.remoteAddress,
    header: name => c.req.header(name),
    params: () => c.req.param(),
    queries: () => c.req.queries(),
    async body() {
      const size = c.req.header('content-length')
      // Only one that does not say its size beforehand must be counted as it comes.
      if (size === undefined) await limitUndeclared(c, async () => undefined)
      else if (Number(size) > maxBodyBytes) tooLarge()
      return Buffer.from(await c.req.arrayBuffer())
    },
  }
}

const limitUndeclared = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })

function tooLarge(): never {
  throw new AppError('too_large')
}

/** A request as Node has it, to an address without placeholders and queries. */
export class NodeExchange implements Exchange {
  readonly #request: IncomingMessage

  constructor(request: IncomingMessage) {
    this.#request = request
  }

  get remoteAddress(): string | undefined {
    return this.#request.socket.remoteAddress
  }

  header(name: string): string | undefined {
    return this.#request.headers[name] as string | undefined
  }

  params(): Record<string, string> {
    return {}
  }

  queries(): Record<string, string[]> {
    return {}
  }

  body(): Promise<Buffer> {
    return readAll(this.#request)
  }
}

function readAll(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const declared = Number(request.headers['content-length'] ?? 0)
    if (declared > maxBodyBytes) reject(new AppError('too_large'))
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBodyBytes) reject(new AppError('too_large'))
      else chunks.push(chunk)
    })
    request.on('end', () => {
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))
      // The listeners live as long as the answer takes; the bytes need not.
      chunks.length = 0
    })
    // Whoever went away in the middle of a request hears no answer; nothing of it was done.
    const gone = () => {
      if (!request.readableEnded) reject(new AppError('validation_failed', { cause: request.errored }))
    }
    if (request.destroyed) gone()
    request.on('close', gone)
  })
}

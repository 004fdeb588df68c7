import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../errors/app-error.ts'
import { maxBodyBytes } from './unread-body.ts'

/** A request as the API reads it, independent of the server that received it. */
export interface ApiRequest {
  /** Of the connection; a proxy's when one stands in front. */
  readonly remoteAddress: string | undefined
  /** By its name in small letters. */
  header(name: string): string | undefined
  params(): Record<string, string>
  queries(): Record<string, string[]>
  /** At most so many bytes, by default as many as a call without files may have. Throws `too_large`. */
  body(maxBytes?: number): Promise<Buffer<ArrayBuffer>>
}

/** A request that Hono has routed: on Node, and in a test without a port. */
export function honoRequest(c: Context): ApiRequest {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return {
    remoteAddress: incoming?.socket?.remoteAddress,
    header: name => c.req.header(name),
    params: () => c.req.param(),
    queries: () => c.req.queries(),
    async body(maxBytes = maxBodyBytes) {
      const size = c.req.header('content-length')
      // Only one that does not say its size beforehand must be counted as it comes.
      if (size === undefined) await bodyLimit({ maxSize: maxBytes, onError: tooLarge })(c, async () => undefined)
      else if (Number(size) > maxBytes) tooLarge()
      return Buffer.from(await c.req.arrayBuffer())
    },
  }
}

function tooLarge(): never {
  throw new AppError('too_large')
}

import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../errors.ts'
import { maxBodyBytes } from './unread-body.ts'

/** A request as the API reads it, independent of the server that received it. */
export interface ApiRequest {
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
export function honoRequest(c: Context): ApiRequest {
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

import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'

export interface ReplyOptions {
  /** Default 200. */
  status?: number
  headers?: Record<string, string>
}

/** An answer as bytes and headers: text or bytes that go out as they stand, or nothing (null). */
export class Reply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array | null

  constructor(body: Reply['body'], { status = 200, headers = {} }: ReplyOptions = {}) {
    this.status = status
    this.headers = headers
    this.body = body
  }

  static json(value: unknown, { status, headers }: ReplyOptions = {}): Reply {
    return new Reply(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })
  }

  /** The same with these headers, too, unless it says otherwise itself. */
  with(headers: Record<string, string>): Reply {
    return new Reply(this.body, { status: this.status, headers: { ...headers, ...this.headers } })
  }
}

/** Straight to Node's socket, which spares each request the objects of `fetch` and their streams. */
export function sendToSocket(outgoing: ServerResponse, { status, headers, body }: Reply): void {
  outgoing.writeHead(status, body === null ? headers : { ...headers, 'content-length': Buffer.byteLength(body) })
  outgoing.end(body)
}

/** The same where Hono has routed a request of Node's; elsewhere a `Response`. */
export function sendThroughHono(c: Context, reply: Reply): Response {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (outgoing) {
    sendToSocket(outgoing as ServerResponse, reply)
    return RESPONSE_ALREADY_SENT
  }
  const { status, headers, body } = reply
  return new Response(typeof body === 'string' ? body : body && new Uint8Array(body), { status, headers })
}

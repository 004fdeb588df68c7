import { type ServerResponse, validateHeaderValue } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Reply } from '../call/reply.ts'
import { StreamReply } from '../call/stream-reply.ts'
import { hasTooMuchUnread, sendAndCut } from '../call/unread-body.ts'

/** The reply as a `Response`. A request with too much unread is cut off on its socket instead. */
export function honoReply(c: Context, reply: Reply): Response {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (outgoing && hasTooMuchUnread((outgoing as ServerResponse).req)) {
    sendAndCut(outgoing as ServerResponse, reply)
    return RESPONSE_ALREADY_SENT
  }
  if (reply instanceof StreamReply) {
    if (!outgoing) return withoutSocket(reply)
    reply.sendTo(outgoing as ServerResponse)
    return RESPONSE_ALREADY_SENT
  }
  const { status, headers, body } = reply
  // Here a header that cannot be sent ends in the router's `onError`; later on the library would answer with the error's text.
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value)
  if (body === null) return new Response(null, { status, headers })
  const length = String(Buffer.byteLength(body))
  const content = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(content, { status, headers: { ...headers, 'content-length': length } })
}

/** In a test without a port. */
function withoutSocket(reply: StreamReply): Response {
  const through = new PassThrough()
  // Its reader has gone: `close` follows, and ends the stream.
  through.on('error', () => undefined)
  reply.begin(through)
  return new Response(Readable.toWeb(through) as ReadableStream, { headers: reply.headers })
}

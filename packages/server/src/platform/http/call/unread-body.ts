import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from './reply.ts'

/** Limit of a request's body without files, in bytes. */
export const maxBodyBytes = 128 * 1024

/** Time that the client has to take the reply before the connection is cut. */
const lingerMs = 500

/** Whether the rest of a request is too large to read, or its size is unknown; refused for that reason or an earlier one. */
export function hasTooMuchUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxBodyBytes
}

/**
 * Replies without reading the rest of the request. Unread bytes stay in the system's buffers, where they hold up the
 * sender, and go with the connection. An immediate cut could lose the reply.
 */
export function sendAndCut(outgoing: ServerResponse, { status, headers, body }: Reply): void {
  const length = body === null ? 0 : Buffer.byteLength(body)
  outgoing.writeHead(status, { ...headers, 'content-length': length, connection: 'close' })
  outgoing.req.pause()
  // `end` would make Node read the request to its end.
  if (body === null) outgoing.flushHeaders()
  else outgoing.write(body)
  const cut = setTimeout(() => outgoing.destroy(), lingerMs)
  outgoing.once('close', () => clearTimeout(cut))
}
